import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { staffTokens } from './session.ts';
import { transport } from './transport.ts';
import { upload } from './upload.ts';

const inAnHour = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));
const token = (name: string) => `${name}.${inAnHour}.s`;

/** What was sent, and the statuses that answer it one after the other. */
let sent: Record<string, string>[];
let answers: number[];

class Request {
  status = 0;
  responseText = '{"id":1}';
  upload = {};
  onloadend?: () => void;
  private readonly headers: Record<string, string> = {};

  open(): void {}
  abort(): void {
    this.onloadend?.();
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    sent.push(this.headers);
    const status = answers.shift();
    if (status === undefined) return;
    this.status = status;
    queueMicrotask(() => this.onloadend?.());
  }
}

const { fetch } = globalThis;
beforeEach(() => {
  sent = [];
  window.history.pushState(null, '', '/dashboard/media');
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  transport.retryDelayMs = 0;
  staffTokens.write({ access: token('old'), refresh: 'r1' });
  // The only other call: another token.
  globalThis.fetch = () => Promise.resolve(Response.json({ access: token('new'), refresh: 'r2' }));
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const send = (signal?: AbortSignal) =>
  upload<{ id: number }>({ url: '/api/media/', body: new FormData(), ...(signal && { signal }) });

describe('a file that is sent', () => {
  it('goes once more under the same key when its token has run out', async () => {
    answers = [401, 201];
    expect(await send()).toEqual({ id: 1 });
    expect(sent.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${token('old')}`,
      `Bearer ${token('new')}`,
    ]);
    expect(new Set(sent.map((headers) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is not sent for ever', async () => {
    answers = [401, 401];
    await expect(send()).rejects.toMatchObject({ status: 401, messageKey: 'unauthorized' });
    answers = [503];
    await expect(send()).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(3);
  });

  it('can be called off', async () => {
    answers = [];
    const controller = new AbortController();
    const sending = send(controller.signal);
    await Promise.resolve();
    controller.abort();
    await expect(sending).rejects.toMatchObject({ status: 0 });
  });
});
