import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';

/** The parts of Stripe's objects that the agency reads; the types of Stripe's library say that they are so. */
export type StripeSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'url'
  | 'expires_at'
  | 'client_reference_id'
  | 'metadata'
> & { payment_intent: string | null };
type StripeRefund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'status' | 'metadata'> & {
  payment_intent: string;
};

/** `slow` never answers; `refusing` has been told to forget the key; `busy` fails once and then works; `unclosing` leaves pages open. */
export type StripeMood = 'up' | 'down' | 'slow' | 'refusing' | 'busy' | 'unclosing';

interface Call {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | null;
  version: string | null;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

const invalid = (message: string, status = 400) => new Refusal(status, 'invalid_request_error', message);
const name = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`;

/** The part of Stripe's API that the agency uses, on a port of its own: offline, and with its moods. */
export class StripeStandIn {
  mood: StripeMood = 'up';
  readonly calls: Call[] = [];
  readonly sessions = new Map<string, StripeSession>();
  readonly refunds: StripeRefund[] = [];
  /** What a refund is when it has just been asked for. */
  refundStatus = 'succeeded';
  /** Cents that each charge costs. */
  fee: number | null = 6100;
  private readonly remembered = new Map<string, { asked: string; answer: object }>();

  private constructor(
    private readonly server: Server,
    private readonly secretKey: string,
    private readonly now: () => Date,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.serve(request, response);
    });
  }

  static async start(secretKey: string, now: () => Date): Promise<StripeStandIn> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new StripeStandIn(server, secretKey, now);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  session(id: string): StripeSession {
    const session = this.sessions.get(id);
    if (!session) throw invalid(`No such checkout.session: ${id}`, 404);
    return session;
  }

  /** Somebody pays on Stripe's page. */
  pay(id: string): StripeSession {
    return Object.assign(this.session(id), {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: this.session(id).payment_intent ?? name('pi'),
    });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '/', this.address);
    const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(Buffer.concat(parts).toString())]);
    const header = (wanted: string) => [request.headers[wanted]].flat()[0] ?? null;
    const call = { method: request.method ?? '', path: url.pathname, form, key: header('idempotency-key') };
    this.calls.push({ ...call, version: header('stripe-version') });
    if (this.mood === 'down') return void request.socket.destroy();
    if (this.mood === 'slow') return;
    const { status, body } = this.answer(call, header('authorization'));
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' });
    response.end(JSON.stringify(body));
  }

  private answer(call: Omit<Call, 'version'>, authorization: string | null): { status: number; body: object } {
    try {
      if (authorization !== `Bearer ${this.secretKey}` || this.mood === 'refusing')
        throw invalid(`Invalid API Key provided: ${this.secretKey}`, 401);
      if (this.mood === 'busy') {
        this.mood = 'up';
        throw new Refusal(500, 'api_error', 'Something went wrong');
      }
      return { status: 200, body: this.once(call) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { error: { type: error.type, message: error.message } } };
    }
  }

  /** A key gives the first answer again, and serves for nothing else. */
  private once(call: Omit<Call, 'version'>): object {
    const asked = JSON.stringify([call.path, call.form]);
    const known = call.key === null ? undefined : this.remembered.get(call.key);
    if (known && known.asked !== asked)
      throw new Refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    const answer = known?.answer ?? this.perform(call);
    if (call.key !== null) this.remembered.set(call.key, { asked, answer });
    return answer;
  }

  private perform({ method, path, form }: Omit<Call, 'version'>): object {
    const [, kind, id = '', verb] = /^\/v1\/(checkout\/sessions|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'refunds') return method === 'POST' ? this.refund(form) : list(this.refunds.filter(ofIntent(form)));
    if (kind === undefined) throw invalid(`Unrecognized request URL (${method}: ${path})`, 404);
    if (verb === 'expire') return this.expire(id);
    if (method === 'POST') return this.open(form);
    if (id === '') return list([...this.sessions.values()].filter(ofIntent(form)));
    return this.expanded(this.session(id), 'expand[0]' in form);
  }

  private open(form: Record<string, string>): StripeSession {
    const life = Number(form['expires_at']) - this.now().getTime() / 1000;
    if (!(life >= 1800 && life <= 86_400))
      throw invalid('expires_at must be between 30 minutes and 24 hours from Checkout Session creation');
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    if (form['mode'] !== 'payment' || !(amount > 0)) throw invalid('Missing required param');
    const id = name('cs');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      expires_at: Number(form['expires_at']),
      client_reference_id: form['client_reference_id'] ?? null,
      metadata: { payment_id: form['metadata[payment_id]'] ?? '' },
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return { ...session };
  }

  private expire(id: string): StripeSession {
    const session = this.session(id);
    if (this.mood === 'unclosing') throw invalid('This Checkout Session cannot be expired at the moment.');
    if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    return Object.assign(session, { status: 'expired', url: null });
  }

  private expanded(session: StripeSession, isExpanded: boolean): object {
    if (!isExpanded || session.payment_intent === null) return session;
    const balance = this.fee === null ? null : { object: 'balance_transaction', fee: this.fee, currency: 'usd' };
    const charge = { object: 'charge', balance_transaction: balance };
    return { ...session, payment_intent: { id: session.payment_intent, latest_charge: charge } };
  }

  private refund(form: Record<string, string>): StripeRefund {
    const session = [...this.sessions.values()].find(ofIntent(form));
    if (!session) throw invalid(`No such payment_intent: '${form['payment_intent']}'`, 404);
    const amount = Number(form['amount']);
    const back = this.refunds.filter(ofIntent(form)).reduce((sum, refund) => sum + refund.amount, 0);
    if (back + amount > (session.amount_total ?? 0)) throw invalid('Refund amount is greater than unrefunded amount');
    const refund: StripeRefund = {
      id: name('re'),
      object: 'refund',
      amount,
      currency: session.currency ?? '',
      status: this.refundStatus,
      metadata: { payment_id: form['metadata[payment_id]'] ?? '' },
      payment_intent: form['payment_intent'] ?? '',
    };
    this.refunds.push(refund);
    return refund;
  }
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false });

const ofIntent =
  ({ payment_intent: wanted }: Record<string, string>) =>
  ({ payment_intent }: { payment_intent: string | null }) =>
    payment_intent !== null && payment_intent === wanted;
