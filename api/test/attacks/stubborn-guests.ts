import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MoneyWorld } from '../money-world.js';

/** What somebody was told; it has to be so from then on. */
export interface Told {
  id: string;
  reference: string;
  /** The charge that the provider was thanked for. */
  paid: string | null;
  cancelled: boolean;
  /** Whether the places were left to their time. */
  left: boolean;
}

interface Answer {
  status: number;
  body: Record<string, string>;
}

/** As long as anybody tries again. Milliseconds. */
const PATIENCE = 60_000;

/** Guests and a card provider who try again, with the same key, until they have an answer. */
export class StubbornGuests {
  readonly told: Told[] = [];
  readonly surprises: string[] = [];
  /** Tries that broke off or were sent away, and the longest that anybody waited for an answer. */
  retries = 0;
  longest = 0;
  private ended = false;
  private readonly work: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly w: Pick<MoneyWorld, 'request' | 'sandbox'>,
    private readonly dates: readonly string[],
    guests: number,
  ) {
    this.work = Promise.all(Array.from({ length: guests }, (_, guest) => this.live(guest)));
  }

  /** Lets everybody finish what was begun. */
  async end(): Promise<void> {
    this.ended = true;
    await this.work;
  }

  private async live(guest: number): Promise<void> {
    for (let turn = guest; !this.ended; turn++) {
      await this.journey(turn).catch((error: Error) => this.surprises.push(error.message));
      await sleep(50);
    }
  }

  /** Books, and then leaves, pays, pays and cancels, or cancels. */
  private async journey(turn: number): Promise<void> {
    const date = this.dates[Math.floor(Math.random() * this.dates.length)] ?? '';
    const booked = await this.insist('/api/bookings/', () => this.w.request('boat', date), randomUUID());
    if (booked.status !== 201) return this.expect('book', booked, ['sold_out', 'day_closed']);
    const { id = '', access_token: key = '', reference = '' } = booked.body;
    const told: Told = { id, reference, paid: null, cancelled: false, left: turn % 4 === 0 };
    this.told.push(told);
    if (booked.body['status'] !== 'on_hold') return;
    if (turn % 4 === 1 || turn % 4 === 2) told.paid = await this.pay(id, key);
    if (turn % 4 > 1) told.cancelled = await this.cancel(id, key);
  }

  private async pay(id: string, key: string): Promise<string | null> {
    const asked = await this.insist(
      `/api/bookings/${id}/payment-intents/?access_token=${key}`,
      () => ({}),
      randomUUID(),
    );
    if (asked.status !== 201) {
      this.expect('pay', asked, []);
      return null;
    }
    const ref = asked.body['redirect_url']?.split('/').at(-1) ?? '';
    const charge = { ref, amount_minor: Math.round(Number(asked.body['amount']) * 100), currency: 'USD' };
    const message = () => this.w.sandbox.signed({ id: `${ref}:paid`, type: 'charge.paid', charge });
    for (let times = 0; times < 2; times++) {
      const { status } = await this.insist('/api/payments/webhooks/sandbox/', message);
      if (status !== 200) this.surprises.push(`webhook ${status}`);
    }
    return ref;
  }

  private async cancel(id: string, key: string): Promise<boolean> {
    const wish = { reason_code: 'other', confirm_fee: '0.00' };
    const answer = await this.insist(`/api/bookings/${id}/cancel/?access_token=${key}`, () => wish);
    // The first try was heard, and its answer lost.
    if (answer.status !== 200) this.expect('cancel', answer, ['invalid_step']);
    return true;
  }

  private expect(what: string, { status, body }: Answer, codes: string[]): void {
    if (!codes.includes(body['code'] ?? '')) this.surprises.push(`${what} ${status} ${JSON.stringify(body)}`);
  }

  /** Sends until there is an answer that says something. */
  private async insist(path: string, body: () => object, key?: string): Promise<Answer> {
    const started = performance.now();
    for (;;) {
      const answer = await this.send(path, body(), key).catch(() => null);
      if (answer && answer.status < 500 && answer.body['code'] !== 'in_progress') {
        this.longest = Math.max(this.longest, performance.now() - started);
        return answer;
      }
      if (performance.now() - started > PATIENCE) throw new Error(`no answer: ${path} ${JSON.stringify(answer)}`);
      this.retries += 1;
      await sleep(100);
    }
  }

  private async send(path: string, body: object, key?: string): Promise<Answer> {
    const signed = 'signature' in body ? (body as { body: string; signature: string }) : null;
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
        ...(signed && { 'atoll-sandbox-signature': signed.signature }),
      },
      body: signed?.body ?? JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }
}
