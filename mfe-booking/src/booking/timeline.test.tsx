import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BookingEventType } from '@atoll/api-client/endpoints/bookings.gen';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS } from '../test/fixtures';
import { happened } from '../test/open-booking';
import { TimelinePart } from './timeline-part';

/** All that the server can write down, without what is the office's own: the types fail where one is missing. */
const TYPES: Record<Exclude<BookingEventType, 'assign' | 'note' | 'letter'>, true> = {
  created: true,
  extend: true,
  pay: true,
  honour: true,
  approve: true,
  price: true,
  decline: true,
  expire: true,
  cancel: true,
  cancel_departure: true,
  complete: true,
  no_show: true,
  offer: true,
  offer_transfer: true,
  request: true,
  reopen: true,
  change_asked: true,
  change: true,
  change_declined: true,
  change_withdrawn: true,
  change_lapsed: true,
  payment: true,
  payment_failed: true,
  refund: true,
  proof: true,
  transfer: true,
  details: true,
  message: true,
};
const CHANGE = { before: { total: '2000.00' }, after: { total: '3000.00' } };
const DATA = { amount: '950.00', total_before: '2000.00', total: '3000.00', ...CHANGE };

it.each(['en', 'ru', 'zh'] as const)(
  'has words of its own for all that can happen to a booking, in %s',
  async (language) => {
    const events = Object.keys(TYPES).map((type) => happened(type, 'requested', { data: DATA }));
    await renderApp(<TimelinePart events={events} />, { language, texts: { booking: TEXTS[language] } });
    const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
    const words = lines.map((line) => line.lastElementChild?.textContent ?? '');
    expect(words).toHaveLength(events.length);
    expect(new Set(words).size).toBe(events.length);
    for (const text of words) expect(text).not.toMatch(/timeline\.|\{\{/);
  },
);

it('says what a change did to the total, and nothing of one that did nothing', async () => {
  const same = { before: { total: '2000.00' }, after: { total: '2000.00' } };
  const events = [happened('change', 'confirmed', { data: DATA }), happened('change', 'requested', { data: same })];
  await renderApp(<TimelinePart events={events} />, { texts: { booking: TEXTS.en } });
  expect(await screen.findByText('The booking was changed: $3,000 instead of $2,000')).toBeVisible();
  expect(screen.getByText('The booking was changed, at the same total')).toBeVisible();
});

it('says what a booking costs that was taken up again, and what of its money stays promised', async () => {
  const data = { total_before: '2000.00', total: '2400.00', refund: '2000.00' };
  const events = [happened('reopen', 'requested', { data }), happened('reopen', 'requested')];
  await renderApp(<TimelinePart events={events} />, { texts: { booking: TEXTS.en } });
  expect(
    await screen.findByText(
      'Taken up again: $2,400 instead of $2,000 · Until it is confirmed again, $2,000 stay promised as a refund',
    ),
  ).toBeVisible();
  expect(screen.getByText('Taken up again')).toBeVisible();
});
