/** SHA-256 of a text, at once: the browser's own answers later, and only on secure pages. */

/** The first bits of the fractional parts of the square or cube roots of the first primes (FIPS 180-4). */
const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
});
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a 1, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const padding = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padding.set(bytes);
  padding[bytes.length] = 0x80;
  const view = new DataView(padding.buffer);
  view.setUint32(padding.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padding.length - 4, bytes.length << 3);
  return view;
}

function schedule(w: Int32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mix1 = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const t1 = (h + mix1 + ROUND[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i]! += x));
}

export function sha256(text: string): string {
  const message = padded(text);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < message.byteLength; at += 64) {
    schedule(w, message, at);
    compress(hash, w);
  }
  return [...hash].map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
