/** What jsdom lacks and our components use, in the smallest form that lets them mount, open and close. */
import '@testing-library/jest-dom/vitest';

const dialog = HTMLDialogElement.prototype;
dialog.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
dialog.close ??= function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** A motion that has already ended. */
Element.prototype.animate ??= () => {
  const animation = { cancel: () => undefined, finished: Promise.resolve(), onfinish: null as (() => void) | null };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined
  });
