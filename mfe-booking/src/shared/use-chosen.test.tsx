import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import FormPage from '../booking-form/form-page';
import ChoicePage from '../choice/choice-page';
import { AGENCY, FIRST_DAY, SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import { pricedAs } from '../test/open-form';
import { readDraft, writeDraft } from './draft';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (page: 'form' | 'choice', query: string) =>
  renderApp(page === 'form' ? <FormPage /> : <ChoicePage />, {
    route: (page === 'form' ? `/booking/${SLUG}` : `/packages/${SLUG}/book`) + query,
    path: page === 'form' ? '/booking/:slug' : '/packages/:slug/book',
    texts: { booking: TEXTS.en },
    handlers: {
      [`GET /packages/${SLUG}/`]: { body: TRIP },
      'GET /homepage/public/': { body: { settings: AGENCY } },
      'POST /bookings/quote/': pricedAs(TRIP),
    },
  });

const CHOSEN = `?day=${FIRST_DAY}&adults=3&ages=9`;

describe('a day and a party that were chosen on the page of a trip', () => {
  it('are what the form begins with, once: what is chosen there stays over a reload', async () => {
    const { router, user, unmount } = await open('form', CHOSEN);
    expect(await screen.findByLabelText('First day in the Maldives')).toHaveValue(FIRST_DAY);
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('9');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Fewer: Adults' }));
    await waitFor(() => expect(readDraft(SLUG)?.values.adults).toBe(2));
    unmount();
    await open('form', '');
    expect(await screen.findByLabelText('First day in the Maldives')).toHaveValue(FIRST_DAY);
    expect(readDraft(SLUG)?.values.adults).toBe(2);
  });

  it('go through the choice of a way to book, to the chat as well, and nobody is told that they have begun', async () => {
    const { router } = await open('choice', CHOSEN);
    expect(await screen.findByRole('link', { name: 'Fill in the form' })).toHaveAttribute('href', `/booking/${SLUG}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText(/\$15,960/)).toBeInTheDocument();
    expect(readDraft(SLUG)?.values).toMatchObject({ checkIn: FIRST_DAY, adults: 3, childrenAges: [9] });
  });

  it('take nothing of what was typed before, and wait for a request whose answer is not known', async () => {
    writeDraft(SLUG, { values: { ...VALUES, name: 'Anna' } });
    const first = await open('form', CHOSEN);
    expect(await screen.findByLabelText('Name')).toHaveValue('Anna');
    expect(readDraft(SLUG)?.values).toMatchObject({ name: 'Anna', adults: 3 });
    first.unmount();
    const sent = { ...VALUES, adults: 1 };
    const body = { package: SLUG, contact: { name: 'Anna', email: '', phone: '' }, check_in: VALUES.checkIn };
    writeDraft(SLUG, { values: sent, key: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', sent: [body as never] });
    const { router } = await open('form', CHOSEN);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(readDraft(SLUG)?.values.adults).toBe(1);
  });
});
