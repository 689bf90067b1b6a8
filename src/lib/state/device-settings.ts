/** Settings that are about this device alone: no file takes them along, and none brings them. */
export const DEVICE_SETTINGS = {
  toldOfUnreadable: 'told-of-unreadable',
  dealsMadeUp: 'deals-made-up',
  askedToPersist: 'asked-to-persist',
  remindedAt: 'reminded-at'
} as const;

const NAMES: readonly string[] = Object.values(DEVICE_SETTINGS);

/** What goes along to another device. */
export const portable = (settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !NAMES.includes(key)));
