import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import type { Site } from '@atoll/tools/site.mjs';
import { textsOf } from './texts';

interface Tokens {
  access: string;
  refresh: string;
  user: unknown;
}

export interface BookingRow {
  id: string;
  reference: string;
  check_in: string;
  check_out: string;
  total: string;
  travellers: number;
}

/** Of a package, or of nights in a room of a resort. */
export interface BookingRequest {
  package: string;
  resort: string;
  room_type: string;
  nights: number;
  check_in: string;
  adults: number;
  children_ages: number[];
  /** Local time, as on the ticket: `2027-02-14T13:00`. */
  arrival_flight_at: string;
  contact: { name: string; email: string; phone: string };
  special_requests: string;
  accept_terms: boolean;
  shown_price: { total: string; rate?: string };
  locale: string;
  currency: string;
  source: string;
}

/** The API as the office uses it: what the specs compare the screens with. */
export interface Office {
  /** New tokens of the owner, of a session of their own. */
  signIn(): Promise<Tokens>;
  /** Puts a session into a browser before its first page, as an earlier sign-in left it. */
  enter(context: BrowserContext, language?: string): Promise<Tokens>;
  bookingsOf(email: string): Promise<BookingRow[]>;
  /** What a stay costs in all, in sixty days unless a day is given. US dollars. */
  priceOf(stay: Partial<BookingRequest>): Promise<number>;
  book(request: Partial<BookingRequest>): Promise<BookingRow>;
  /** A trip request as the builder sends it; answers its id and reference, and to whom its letters go. */
  wish(name: string, locale?: string): Promise<{ id: string; reference: string; email: string }>;
  get<T>(path: string): Promise<T>;
}

/** A flow that runs past midnight means the day on which it began. */
const BEGUN = Date.now();

/** `days` from today, as the API writes dates. */
export const inDays = (days: number): string => new Date(BEGUN + days * 86_400_000).toISOString().slice(0, 10);

/** An access token lasts a quarter of an hour, which the flows together take longer than. */
const SESSION_MS = 10 * 60_000;

/** As long as a form is looked at before it is sent. */
const READ_MS = 3500;

export const uniqueEmail = (): string => `${randomUUID().slice(0, 8)}@traveller.example`;

async function ok<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

function stayOf({ adults = 2, children_ages = [], check_in = inDays(60), ...request }: Partial<BookingRequest>) {
  const { package: trip, resort, room_type, nights } = request;
  return { package: trip, resort, room_type, nights, check_in, adults, children_ages };
}

export async function openOffice({ url, owner }: Site): Promise<Office> {
  const signIn = async () => ok<Tokens>(await post(`${url}/api/token/`, owner));
  let own = await signIn();
  let since = Date.now();
  const get = async <T>(path: string) => {
    if (Date.now() - since > SESSION_MS) [own, since] = [await signIn(), Date.now()];
    return ok<T>(await fetch(url + path, { headers: { Authorization: `Bearer ${own.access}` } }));
  };
  const quoted = async (stay: object) =>
    (await ok<{ total: string }>(await post(`${url}/api/bookings/quote/`, stay))).total;
  return {
    signIn,
    get,
    async enter(context, language = 'en') {
      const tokens = await signIn();
      const entries = {
        staff_access: tokens.access,
        staff_refresh: tokens.refresh,
        staff_user: JSON.stringify(tokens.user),
        atoll_language: language,
      };
      // Once: a page that ends the session must find it ended after a reload too.
      await context.addInitScript((items) => {
        if (origin === 'null' || localStorage.getItem('entered')) return;
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        localStorage.setItem('entered', '1');
      }, entries);
      return tokens;
    },
    async bookingsOf(email) {
      const { results } = await get<{ results: BookingRow[] }>(`/api/bookings/?search=${encodeURIComponent(email)}`);
      return results;
    },
    priceOf: async (request) => Number(await quoted(stayOf(request))),
    async book(request) {
      const stay = stayOf(request);
      const total = await quoted(stay);
      const body: Partial<BookingRequest> = {
        ...stay,
        contact: { name: 'Анна Смирнова', email: uniqueEmail(), phone: '+7 912 345-67-89' },
        special_requests: '',
        accept_terms: true,
        shown_price: { total },
        locale: 'ru',
        currency: 'USD',
        source: 'form',
        ...request,
      };
      return ok<BookingRow>(await post(`${url}/api/bookings/`, body, { 'Idempotency-Key': randomUUID() }));
    },
    async wish(name, locale = 'ru') {
      const email = uniqueEmail();
      const { form_token } = await get<{ form_token: string }>('/api/forms/token/');
      // Nobody fills in a form at once: the site would take it for a machine.
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      const { reference } = await ok<{ reference: string }>(
        await post(`${url}/api/custom-trip-requests/`, {
          ...{ form_token, website: '', consent: true, name, email, phone: '+7 912 345-67-89' },
          ...{ description: 'A quiet island for the three of us, with a reef at the door.', locale },
          ...{
            duration: 7,
            budget: '2000-5000',
            travellers: 3,
            children_ages: [7],
            travel_month: inDays(90).slice(0, 7),
          },
          builder: {
            ...{ when: 'month', stays: ['resort'], styles: ['family'], interests: ['wildlife', 'sandbank'] },
            ...{ budget_for: 'person', contact_by: 'whatsapp' },
          },
        }),
      );
      const { results } = await get<{ results: { id: string; reference: string }[] }>(
        `/api/custom-trip-requests/?search=${reference}`,
      );
      return { ...results[0]!, email };
    },
  };
}

/** Signs in by the form. */
export async function fillLogin(page: Page, email: string, password: string, language: Language = 'en'): Promise<void> {
  const t = textsOf('admin', language);
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit') }).click();
}
