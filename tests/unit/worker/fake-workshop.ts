/** Workers made of message channels, and a clock that the test turns. */
import type { Workshop } from '../../../src/lib/worker/crew';

/** What lives behind a worker. */
export type Behaviour = (port: MessagePort) => void;
export const silent: Behaviour = () => undefined;

/** A worker made of a message channel; `serve` says what lives behind it. */
class FakeWorker {
  readonly port: MessagePort;
  ended = false;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  constructor(serve: (port: MessagePort) => void) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    serve(port2);
    port1.start();
    port2.start();
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }
  addEventListener(type: string, listener: EventListener): void {
    this.port.addEventListener(type, listener);
  }
  removeEventListener(type: string, listener: EventListener): void {
    this.port.removeEventListener(type, listener);
  }
  terminate(): void {
    this.ended = true;
    this.port.close();
  }
}

/** A workshop whose workers behave in the given ways, one after the other, and whose clock the test turns. */
export function workshop(...behaviours: readonly Behaviour[]) {
  const workers: FakeWorker[] = [];
  const timers = new Set<{ readonly ms: number; readonly late: () => void }>();
  const shop: Workshop = {
    make: () => {
      const worker = new FakeWorker(behaviours[workers.length]!);
      workers.push(worker);
      return worker as unknown as Worker;
    },
    after: (ms, late) => {
      const timer = { ms, late };
      timers.add(timer);
      return () => timers.delete(timer);
    }
  };
  return { shop, workers, timers };
}
