// A morning in the office of the demo agency, for its screens and for what is measured there: guests who have booked, and somebody
// who is signed in.
import { randomUUID } from 'node:crypto';

/** What they book: trips that begin on any day. */
const TRIPS = ['family-week-lhaviyani', 'honeymoon-baa-quiet-week', 'honeymoon-two-islands'];

/** Who books, and how many days ahead they come. */
const GUESTS = [
  { name: 'Ирина Соколова', locale: 'ru', days: 64, note: 'We land at 14:20. Is the last boat safe?' },
  { name: 'Thomas Berger', locale: 'en', days: 91, note: '' },
  { name: '陈思远', locale: 'zh', days: 118, note: '' },
  { name: 'Maria Rossi', locale: 'en', days: 75, note: 'Our tenth anniversary.' },
  { name: 'Олег Дроздов', locale: 'ru', days: 140, note: '' },
];

async function send(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Books a trip for each guest as the site does.
 * @param {string} url of the site, with the demo agency
 * @returns {Promise<{id: string, reference: string}[]>} the bookings, in the order in which they were made
 */
export async function bookGuests(url) {
  const made = [];
  for (const [index, { name, locale, days, note }] of GUESTS.entries()) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const stay = { package: TRIPS[index % TRIPS.length], check_in: date, adults: 2, children_ages: [] };
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they wrote
    const { total } = await send(`${url}/api/bookings/quote/`, stay);
    const contact = { name, email: `guest-${index + 1}@traveller.example`, phone: `+49 151 2345 67${index}0` };
    const booking = {
      ...{ ...stay, contact, locale, special_requests: note, accept_terms: true },
      ...{ shown_price: { total }, currency: 'USD', source: 'form' },
    };
    // oxlint-disable-next-line no-await-in-loop
    made.push(await send(`${url}/api/bookings/`, booking, { 'Idempotency-Key': randomUUID() }));
  }
  return made;
}

/** Signs the owner in by the form. @param page of Playwright @param site as `startSite` gives it */
export async function signIn(page, { url, owner }) {
  await page.goto(`${url}/ttm/login`);
  await page.locator('[type=email]').fill(owner.email);
  await page.locator('[type=password]').fill(owner.password);
  await page.locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard/);
}
