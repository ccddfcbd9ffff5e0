import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MoneyWorld } from '../money-world.js';

/** What somebody was told; it has to be so from then on. */
export interface Told {
  id: string;
  reference: string;
  /** On a full day: whether it was put on the waiting list. */
  waits: boolean;
  /** The payment that the agency has thanked for: the provider's charge, or a transfer that a colleague has seen. */
  paid: { payment: string; ref: string | null } | null;
  /** The payment of which a colleague has released the money to go back, after the booking was cancelled. */
  returned: string | null;
  cancelled: boolean;
  /** Whether the places were left to their time. */
  left: boolean;
}

/** What a guest shows of a transfer. */
const SLIP = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });

/** What guests do once they have booked, one after the other. */
const TURNS = ['leave', 'card', 'card, cancel', 'cancel', 'transfer', 'transfer, cancel'] as const;

/** Who else is there: a bank that books what was paid by card, and a colleague who signs in. */
export interface Others {
  takeCharge(ref: string): Promise<unknown>;
  colleague: { email: string; password: string };
}

interface Answer {
  status: number;
  body: Record<string, string>;
}

/** With what a call is sent: the same key means the same call, a token a colleague. */
interface Sender {
  key?: string;
  token?: string;
}

/** As long as anybody tries again. Milliseconds. */
const PATIENCE = 60_000;

/** Guests, a colleague and a card provider who try again, with the same key, until they have an answer. */
export class StubbornGuests {
  readonly told: Told[] = [];
  readonly surprises: string[] = [];
  /** Tries that broke off or were sent away, and the longest that anybody waited for an answer. */
  retries = 0;
  longest = 0;
  private ended = false;
  private token: Promise<string> | null = null;
  private readonly work: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly w: Pick<MoneyWorld, 'request' | 'sandbox'>,
    private readonly dates: readonly string[],
    guests: number,
    private readonly others: Others,
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

  /** Books, waiting where the day is full, and does what it is the turn for. */
  private async journey(turn: number): Promise<void> {
    const date = this.dates[Math.floor(Math.random() * this.dates.length)] ?? '';
    const wish = () => this.w.request('boat', date, 2, { join_waitlist: true });
    const booked = await this.insist('/api/bookings/', wish, { key: randomUUID() });
    if (booked.status !== 201) return this.expect('book', booked, ['day_closed']);
    const { id = '', access_token: key = '', reference = '', status } = booked.body;
    const does = TURNS[turn % TURNS.length] ?? 'leave';
    const waits = status === 'waitlisted';
    const told: Told = { id, reference, waits, paid: null, returned: null, cancelled: false, left: does === 'leave' };
    this.told.push(told);
    if (waits) return;
    if (does.startsWith('card')) told.paid = await this.pay(id, key);
    if (does.startsWith('transfer')) told.paid = await this.transfer(id, key);
    if (does.endsWith('cancel')) told.cancelled = await this.cancel(id, key);
    if (told.cancelled && told.paid) told.returned = await this.giveBack(id, key, told.paid.payment);
  }

  private async pay(id: string, key: string): Promise<Told['paid']> {
    const asked = await this.insist(`/api/bookings/${id}/payment-intents/?access_token=${key}`, () => ({}), {
      key: randomUUID(),
    });
    if (asked.status !== 201) {
      this.expect('pay', asked, []);
      return null;
    }
    const ref = asked.body['redirect_url']?.split('/').at(-1) ?? '';
    await this.others.takeCharge(ref);
    const charge = { ref, amount_minor: Math.round(Number(asked.body['amount']) * 100), currency: 'USD' };
    const message = () => this.w.sandbox.signed({ id: `${ref}:paid`, type: 'charge.paid', charge });
    for (let times = 0; times < 2; times++) {
      const { status } = await this.insist('/api/payments/webhooks/sandbox/', message);
      if (status !== 200) this.surprises.push(`webhook ${status}`);
    }
    return { payment: asked.body['payment_id'] ?? '', ref };
  }

  /** Shows that a transfer is on its way; a colleague finds it on the account. */
  private async transfer(id: string, key: string): Promise<Told['paid']> {
    const form = () => {
      const made = new FormData();
      made.set('proof', SLIP, 'slip.pdf');
      return made;
    };
    const shown = await this.insist(`/api/bookings/${id}/payment-proofs/?access_token=${key}`, form, {
      key: randomUUID(),
    });
    const payment = shown.body['id'] ?? '';
    if (shown.status !== 201) {
      this.expect('show', shown, []);
      return null;
    }
    const seen = await this.asColleague(`/api/payments/${payment}/capture/`, {});
    this.expect('capture', seen, seen.status === 200 ? [undefined] : []);
    return { payment, ref: null };
  }

  /** A colleague releases what is to go back. */
  private async giveBack(id: string, key: string, payment: string): Promise<string | null> {
    const ledger = await this.insist(`/api/bookings/${id}/?access_token=${key}`, null);
    const amount = ledger.body['refund_due'];
    const wish = { amount, reason: 'Cancelled in time' };
    const again = randomUUID();
    const ask = () => this.asColleague(`/api/payments/${payment}/refund/`, wish, again);
    const started = performance.now();
    let done = await ask();
    // The provider was asked while somebody was killed: whoever asks again need not wait until the clock does.
    while (done.body['status'] === 'pending' && performance.now() - started < PATIENCE) {
      await sleep(200);
      done = await ask();
    }
    if (done.status === 201) return payment;
    this.expect(`refund of ${amount}`, done, []);
    return null;
  }

  private async asColleague(path: string, body: object, key: string = randomUUID()): Promise<Answer> {
    for (;;) {
      this.token ??= this.insist('/api/token/', () => this.others.colleague).then(
        (answer) => answer.body['access'] ?? '',
      );
      const token = await this.token;
      const answer = await this.insist(path, () => body, { key, token });
      if (answer.status !== 401) return answer;
      // Fifteen minutes are over.
      this.token = null;
    }
  }

  private async cancel(id: string, key: string): Promise<boolean> {
    const wish = { reason_code: 'other', confirm_fee: '0.00' };
    const answer = await this.insist(`/api/bookings/${id}/cancel/?access_token=${key}`, () => wish);
    // The first try was heard, and its answer lost.
    if (answer.body['status'] !== 'cancelled') this.expect('cancel', answer, []);
    return true;
  }

  private expect(what: string, { status, body }: Answer, codes: (string | undefined)[]): void {
    if (!codes.includes(body['code'])) this.surprises.push(`${what} ${status} ${JSON.stringify(body)}`);
  }

  /** Sends until there is an answer that says something; without a body, asks. */
  private async insist(path: string, body: (() => object) | null, sender: Sender = {}): Promise<Answer> {
    const started = performance.now();
    for (;;) {
      const answer = await this.send(path, body?.() ?? null, sender).catch(() => null);
      if (answer && answer.status < 500 && answer.body['code'] !== 'in_progress') {
        this.longest = Math.max(this.longest, performance.now() - started);
        return answer;
      }
      if (performance.now() - started > PATIENCE) throw new Error(`no answer: ${path} ${JSON.stringify(answer)}`);
      this.retries += 1;
      await sleep(100);
    }
  }

  private async send(path: string, body: object | null, { key, token }: Sender): Promise<Answer> {
    const signed = body && 'signature' in body ? (body as { body: string; signature: string }) : null;
    const isForm = body instanceof FormData;
    const answer = await fetch(this.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(signed && { 'atoll-sandbox-signature': signed.signature }),
      },
      ...(body && { body: isForm ? body : (signed?.body ?? JSON.stringify(body)) }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }
}
