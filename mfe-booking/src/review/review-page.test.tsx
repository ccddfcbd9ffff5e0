import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { rememberBooking } from '../shared/booking-access';
import { asCustomer } from '../test/customer';
import { ACCESS_TOKEN, BOOKING_ID, TEXTS } from '../test/fixtures';
import { BOOKED } from '../test/open-booking';
import ReviewPage from './review-page';

const SEND = 'POST /reviews/';
const TRAVELLED = { ...BOOKED, status: 'completed', check_in: '2026-02-14', check_out: '2026-02-21' };
const TOKEN = { form_token: 'made-for-this-form', min_seconds: 0, max_seconds: 7200 };

const open = (handlers: Handlers = {}, { part = {}, language = 'en' as Language, link = true } = {}) => {
  if (link) rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: BOOKED.reference });
  return renderApp(<ReviewPage />, {
    language,
    route: `/booking/confirmation/${BOOKING_ID}/review`,
    path: '/booking/confirmation/:id/review',
    texts: { booking: TEXTS[language] },
    handlers: {
      [`GET /bookings/${BOOKING_ID}/`]: { body: { ...TRAVELLED, ...part } },
      'GET /forms/token/': { body: TOKEN },
      [SEND]: { status: 201, body: { id: 'r1', approved: false, detail: 'Thank you.' } },
      ...handlers,
    },
    ...(!link && { prepare: asCustomer }),
  });
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the review of a trip', () => {
  it('says by a link that has ended that it opens nothing more', async () => {
    await open({ [`GET /bookings/${BOOKING_ID}/`]: { status: 404, body: {} } });
    expect(await screen.findByRole('heading', { name: 'This link no longer opens your booking' })).toBeVisible();
  });

  it('is sent with the key of the booking, and thanked for', async () => {
    const { user, api } = await open();
    const whole = within(await screen.findByRole('group', { name: 'The trip as a whole' }));
    await user.click(whole.getByRole('radio', { name: '4 stars' }));
    await user.click(within(screen.getByRole('group', { name: 'Reef' })).getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText('What was it like?'), 'Mantas at breakfast.');
    await user.type(screen.getByLabelText(/Headline/), 'Blue');
    await user.selectOptions(screen.getByLabelText(/You travelled/), 'couple');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        form_token: TOKEN.form_token,
        website: '',
        language: 'en',
        package: BOOKED.product.slug,
        booking: BOOKED.id,
        booking_token: ACCESS_TOKEN,
        email: BOOKED.contact.email,
        name: BOOKED.contact.name,
        rating: 4,
        scores: { reef: 5 },
        title: 'Blue',
        comment: 'Mantas at breakfast.',
        stay_month: '2026-02',
        traveller_type: 'couple',
      },
    ]);
  }, 20_000);

  it('is asked for what is missing beside its field, and keeps the rest', async () => {
    const { user, api } = await open();
    await user.type(await screen.findByLabelText('What was it like?'), 'Meh');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    const whole = screen.getByRole('group', { name: 'The trip as a whole' });
    expect(whole).toHaveAccessibleDescription('Please choose one to five stars');
    expect(within(whole).getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(screen.getByLabelText('What was it like?')).toHaveAccessibleDescription(/at least 5 characters/);
    expect(screen.getByLabelText('What was it like?')).toHaveValue('Meh');
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps what was typed when it is refused, with the reason', async () => {
    const { user } = await open({ [SEND]: { status: 400, body: { title: ['Too short'] } } });
    const whole = within(await screen.findByRole('group', { name: 'The trip as a whole' }));
    await user.click(whole.getByRole('radio', { name: '2 stars' }));
    await user.type(screen.getByLabelText('What was it like?'), 'Rain all week');
    await user.type(screen.getByLabelText(/Headline/), 'X');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(screen.getByLabelText(/Headline/)).toHaveAccessibleDescription('Too short'));
    expect(screen.getByLabelText('What was it like?')).toHaveValue('Rain all week');
    expect(whole.getByRole('radio', { name: '2 stars' })).toBeChecked();
  });

  it('keeps what was typed over a reload, until it is sent', async () => {
    const fill = async () => {
      const page = await open();
      return { ...page, whole: within(await screen.findByRole('group', { name: 'The trip as a whole' })) };
    };
    const first = await fill();
    await first.user.click(first.whole.getByRole('radio', { name: '4 stars' }));
    await first.user.click(within(screen.getByRole('group', { name: 'Reef' })).getByRole('radio', { name: '2 stars' }));
    await first.user.type(screen.getByLabelText('What was it like?'), 'Rain all week');
    await first.user.selectOptions(screen.getByLabelText(/You travelled/), 'family');
    await first.user.clear(screen.getByLabelText(/^Name/));
    await first.user.type(screen.getByLabelText(/^Name/), 'Ann');
    first.unmount();
    const again = await fill();
    expect(again.whole.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(within(screen.getByRole('group', { name: 'Reef' })).getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(screen.getByLabelText('What was it like?')).toHaveValue('Rain all week');
    expect(screen.getByLabelText(/You travelled/)).toHaveValue('family');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ann');
    await again.user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    again.unmount();
    const last = await fill();
    expect(last.whole.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByLabelText('What was it like?')).toHaveValue('');
  }, 20_000);

  it('says so when the trip has its review already', async () => {
    const refusal = { status: 409, body: { code: 'already_reviewed', detail: 'This trip has its review already.' } };
    const { user } = await open({ [SEND]: refusal });
    const whole = within(await screen.findByRole('group', { name: 'The trip as a whole' }));
    await user.click(whole.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText('What was it like?'), 'Twice as good');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This trip has its review already.');
    expect(screen.getByLabelText('What was it like?')).toHaveValue('Twice as good');
  });

  it('says so when the link has ended meanwhile, and keeps what was typed', async () => {
    const refusal = { status: 400, body: { booking_token: ['This link has expired.'] } };
    const { user } = await open({ [SEND]: refusal });
    const whole = within(await screen.findByRole('group', { name: 'The trip as a whole' }));
    await user.click(whole.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText('What was it like?'), 'As good as new');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This link has expired.');
    expect(alert).not.toHaveTextContent('booking_token');
    expect(screen.getByLabelText('What was it like?')).toHaveValue('As good as new');
  });

  it('opens to the customer whose trip it was, without a key', async () => {
    const { user, api } = await open({}, { link: false });
    const whole = within(await screen.findByRole('group', { name: 'The trip as a whole' }));
    await user.click(whole.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText('What was it like?'), 'All we wished for');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    const sent = api.requests.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ email: BOOKED.contact.email, booking: BOOKED.id, booking_token: null });
  });

  it('waits for the trip to begin, and is not for one that never was', async () => {
    const { unmount } = await open(
      {},
      { part: { check_in: '2098-02-14', check_out: '2098-02-21', status: 'confirmed' } },
    );
    expect(await screen.findByText(/as soon as your trip has begun/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    unmount();
    const today = maldivesDay(new Date());
    const begun = await open({}, { part: { check_in: today, check_out: addDays(today, 7), status: 'confirmed' } });
    expect(await screen.findByRole('button', { name: 'Send review' })).toBeVisible();
    begun.unmount();
    await open({}, { part: { status: 'cancelled' } });
    expect(await screen.findByText('A review is for whoever was on the trip.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('asks for the link of the booking where there is none', async () => {
    await renderApp(<ReviewPage />, {
      route: `/booking/confirmation/${BOOKING_ID}/review`,
      path: '/booking/confirmation/:id/review',
      texts: { booking: TEXTS.en },
    });
    expect(await screen.findByRole('link', { name: 'Send me the link' })).toHaveAttribute('href', '/booking/lookup');
  });
});
