/** JSON from outside: one spelling for the same content, and nothing in it that could reach beyond itself. */

export type Bag = Readonly<Record<string, unknown>>;
export const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x);

/** As JSON, with the keys of every object in order. */
export function canonical(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(canonical).join()}]`;
  if (!isBag(x)) return JSON.stringify(x) ?? 'null';
  const keys = Object.keys(x).filter((key) => x[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(x[key])}`)
    .join()}}`;
}

const UNSAFE = ['__proto__', 'constructor', 'prototype'];
/** More than anything that is kept needs. */
const MAX_DEPTH = 32;

/** Whether parsed JSON holds no key that changes an object's kind and is no deeper than what is kept. */
export function isSafe(x: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: x, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return false;
    if (Object.keys(value).some((key) => UNSAFE.includes(key))) return false;
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
  }
  return true;
}
