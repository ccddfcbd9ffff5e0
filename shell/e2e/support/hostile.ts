import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Office, inDays, uniqueEmail } from './office';

/** What runs where text is taken for markup, code or a template: the texts of the API's own tests. */
export const HOSTILE_TEXTS = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../../api/test/hostile-texts.json'), 'utf8'),
) as string[];

/** A text that stands above the list of packages. */
export const TEXT_KEY = 'packages.lead';

/** Where the texts were put. */
export interface Stored {
  /** So many bookings, the first ones, have all texts among their wishes. */
  wishes: number;
  /** Slug of the package that has every text in every language. */
  carrier: string;
  resort: string;
  /** All texts are among the names. */
  bookings: { id: string; token: string }[];
  /** What the text `TEXT_KEY` of the site says in Russian now. */
  text: string;
}

interface Row {
  id: number;
  slug: string;
  version: number;
  destinations: { id: number }[];
  images: { id: number }[];
}

/** The texts in as few as hold them, none longer than `room`. */
function packed(texts: readonly string[], room: number, between = ' '): string[] {
  const packs: string[] = [];
  for (const text of texts) {
    const joined = packs.length > 0 ? packs.at(-1)! + between + text : text;
    if (packs.length > 0 && joined.length <= room) packs[packs.length - 1] = joined;
    else packs.push(text);
  }
  return packs;
}

/** Puts each text wherever visitors and colleagues write: forms, packages, resorts, reviews, texts of the site. */
export async function store(office: Office, url: string, texts: readonly string[]): Promise<Stored> {
  const { access } = await office.signIn();
  const call = async <T>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${access}`,
        'idempotency-key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  // A form is older than three seconds when a person sends it.
  const formToken = office.get<{ form_token: string }>('/api/forms/token/').then(async ({ form_token }) => {
    await new Promise((done) => setTimeout(done, 3500));
    return form_token;
  });
  const demo = await office.get<Row>('/api/packages/south-ari-whale-sharks/');
  const whole = {
    description: 'Long enough to be public.',
    price: '1090.00',
    duration: 60,
    cancellation_policy: 'flex_48h',
    destinations: [demo.destinations[0]!.id],
    images: [demo.images[0]!.id],
    status: 'published',
    is_featured: true,
    position: 1,
  };
  const words = (from: number) => ({
    name: texts[from]!,
    summary: texts[from + 1]!,
    description: texts.slice(0, 20).join('\n\n').slice(0, 1000),
    highlights: texts.slice(from, from + 12),
    seo_title: texts[from]!.slice(0, 60),
    seo_description: texts[from + 2]!.slice(0, 155),
    status: 'published',
  });
  const inAll = <T>(value: T) => ({ en: value, ru: value, zh: value });
  const carrier = await call<Row>('POST', '/api/packages/', {
    ...whole,
    translations: { en: words(0), ru: words(12), zh: words(24) },
    inclusions: texts.map((text, index) => ({
      category: (['included', 'excluded', 'optional'] as const)[index % 3],
      ...(index % 3 === 2 && { price: '10.00' }),
      text: inAll(text),
    })),
    itinerary: texts.map((text, index) => ({ day: index + 1, island: text, text: inAll({ title: text, body: text }) })),
  });
  const summaries = packed(texts, 300);
  // One after another, as people write: those who come at once wait for each other, and on a busy machine the last get 503.
  for (const [index, name] of packed(texts, 100).entries())
    await call('POST', '/api/packages/', {
      ...whole,
      name,
      summary: summaries[index] ?? name,
      slug: `hostile-${index}`,
      position: index + 1,
    });
  const wishes = packed(texts, 1000, '\n');
  const bookings = [];
  for (const [index, name] of packed(texts, 100).entries()) {
    const booking = await office.book({
      package: carrier.slug,
      check_in: inDays(60),
      contact: { name, email: uniqueEmail(), phone: '+7 912 345-67-89' },
      special_requests: wishes[index] ?? name,
    });
    bookings.push({ id: booking.id, token: (booking as unknown as { access_token: string }).access_token });
  }
  const resorts = await office.get<{ results: Row[] }>('/api/resorts/?page_size=1');
  const { slug } = resorts.results[0]!;
  const editable = await office.get<Row>(`/api/resorts/${slug}/editable/`);
  await call(
    'PATCH',
    `/api/resorts/${slug}/`,
    {
      translations: {
        en: { name: texts[0], summary: texts[5], description: texts.slice(0, 15).join('\n\n').slice(0, 1000) },
      },
    },
    { 'if-match': `"${editable.version}"` },
  );
  const { results } = await office.get<{ results: { id: string; version: number }[] }>(
    `/api/translations/texts/?lang=ru&ns=catalog&q=${TEXT_KEY}`,
  );
  // Texts of the site take no markup and no other placeholders: these are what they do take.
  const text = texts.filter((value) => !/[<>{]|(script|data):/.test(value)).join(' ');
  const address = `/api/translations/${encodeURIComponent(results[0]!.id)}/update/`;
  await call('PUT', address, { value: text }, { 'if-match': `"${results[0]!.version}"` });
  for (const value of texts.filter((markup) => markup.startsWith('<')))
    await expect(call('PUT', address, { value }), value).rejects.toThrow('answered 4');
  await sendForms(call, await formToken, carrier.slug, wishes);
  return { wishes: wishes.length, carrier: carrier.slug, resort: slug, bookings, text };
}

type Call = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** Contact messages, trip requests and reviews, which appear once they are approved. */
async function sendForms(call: Call, formToken: string, reviewed: string, words: string[]): Promise<void> {
  for (const message of words) {
    const form = { form_token: formToken, website: '', email: uniqueEmail(), name: message.split('\n')[0] };
    await call('POST', '/api/contact/', { ...form, message, consent: true });
    await call('POST', '/api/custom-trip-requests/', { ...form, description: message, consent: true });
    const comment = message.slice(0, 500);
    const review = { ...form, package: reviewed, title: form.name, comment, rating: 5 };
    const { id } = await call<{ id: string }>('POST', '/api/reviews/', review);
    await call('POST', `/api/reviews/${id}/approve/`, {});
  }
}
