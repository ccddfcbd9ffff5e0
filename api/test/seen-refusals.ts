import type { Response } from 'supertest';

/**
 * Refused answers that no test looked at. A test that goes on after a 412 it never read checks something else than it says: a file
 * fails at its end when of an answer of 400 or more nobody read the status or what it says.
 */
export class SeenRefusals {
  private readonly unseen = new Map<Response, string>();

  /** To be called before anybody else has the answer. @param call where in the test it was asked for */
  watch(answer: Response, call: Error): void {
    if (answer.status < 400) return;
    const { method, url } = answer.request as unknown as { method: string; url: string };
    this.unseen.set(answer, `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}: ${answer.status}${placeOf(call)}`);
    const seen = () => void this.unseen.delete(answer);
    noticeReading(answer, ['status', 'text'], seen);
    // What the body of an error has: a test that asks it for the members of a good answer has seen nothing.
    const body: unknown = answer.body;
    if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body))
      noticeReading(body, Object.keys(body), seen);
  }

  /** Fails for those that are left, and forgets them. */
  settle(): void {
    const unseen = [...this.unseen.values()];
    this.unseen.clear();
    if (unseen.length > 0) throw new Error(`Refused, and no test looked at it:\n${unseen.join('\n')}`);
  }
}

function noticeReading(object: object, names: readonly string[], notice: () => void): void {
  for (const name of names) {
    const value: unknown = Reflect.get(object, name);
    const get = () => {
      notice();
      return value;
    };
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
  }
}

/** The first line of a test on the way to the call. */
function placeOf({ stack = '' }: Error): string {
  const line = stack.split('\n').find((at) => /spec\.ts|\/api\/test\/(?!create-test-app)/.test(at));
  return line ? ` ${line.trim()}` : '';
}
