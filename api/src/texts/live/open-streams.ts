import type { ServerResponse } from 'node:http';

/** What may wait unsent for one reader. Bytes. */
export const UNSENT_BYTES = 512 * 1024;

/** An answer that goes on: server-sent events. */
export class EventStream {
  constructor(private readonly response: ServerResponse) {}

  /** What the reader has not taken yet. Bytes. */
  get unsent(): number {
    return this.response.writableLength;
  }

  /** One event; whoever does not read what was sent before is left, and comes back. */
  send(data: object): void {
    this.write(`data: ${JSON.stringify(data)}\n\n`);
  }

  /** Resolves when the reader takes more, or has left. */
  async drained(): Promise<void> {
    const { response } = this;
    if (!response.writableNeedDrain || response.destroyed) return;
    await new Promise<void>((done) => {
      const end = () => {
        response.off('drain', end).off('close', end);
        done();
      };
      response.on('drain', end).on('close', end);
    });
  }

  /** Leaves the reader, who comes back. */
  leave(): void {
    this.response.destroy();
  }

  /** Keeps what stands between from taking the silence for a dead line, and shows us one that is. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.unsent > UNSENT_BYTES) this.leave();
    else this.response.write(text);
  }
}

/** How many may be open at a time. */
export interface StreamBounds {
  inAll: number;
  /** Of those who share an address: an office, a hotel, a mobile network. */
  perAddress: number;
  /** What may wait unsent for all readers together. Bytes. */
  unsent: number;
}

/** Streams that are open now, bounded: they take no memory and no socket away from pages. */
export class OpenStreams {
  private readonly open = new Map<EventStream, string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly bounds: StreamBounds) {}

  get size(): number {
    return this.open.size;
  }

  get isFull(): boolean {
    return this.open.size >= this.bounds.inAll;
  }

  private get unsent(): number {
    let sum = 0;
    for (const stream of this.open.keys()) sum += stream.unsent;
    return sum;
  }

  isFullFor(address: string): boolean {
    return (this.counts.get(address) ?? 0) >= this.bounds.perAddress;
  }

  add(stream: EventStream, address: string): void {
    this.open.set(stream, address);
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
  }

  remove(stream: EventStream): void {
    const address = this.open.get(stream);
    if (address === undefined) return;
    this.open.delete(stream);
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }

  /** One event. Where much waits for all together, whoever has not read what was sent before is left. */
  send(stream: EventStream, data: object): void {
    if (stream.unsent > 0 && this.unsent > this.bounds.unsent) stream.leave();
    else stream.send(data);
  }

  beat(): void {
    for (const stream of this.open.keys()) stream.beat();
  }

  end(): void {
    for (const stream of this.open.keys()) stream.end();
  }
}
