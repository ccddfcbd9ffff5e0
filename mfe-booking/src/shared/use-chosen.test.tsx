import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { renderApp } from '@atoll/testing/render-app';
import FormPage from '../booking-form/form-page';
import ChoicePage from '../choice/choice-page';
import { AGENCY, FIRST_DAY, SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import { openForm, pricedAs } from '../test/open-form';
import { readDraft, writeDraft } from './draft';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (page: 'form' | 'choice', query: string, language: Language = 'en') =>
  renderApp(page === 'form' ? <FormPage /> : <ChoicePage />, {
    language,
    route: (page === 'form' ? `/booking/${SLUG}` : `/packages/${SLUG}/book`) + query,
    path: page === 'form' ? '/booking/:slug' : '/packages/:slug/book',
    texts: { booking: TEXTS[language] },
    handlers: {
      [`GET /packages/${SLUG}/`]: { body: TRIP },
      'GET /homepage/public/': { body: { settings: AGENCY } },
      'POST /bookings/quote/': pricedAs(TRIP),
    },
  });

const LATER = addDays(FIRST_DAY, 7);
const THIRD = addDays(FIRST_DAY, 14);
/** A request for the first day that was sent, and whose answer is not known. */
const SENT = {
  ...{ package: SLUG, contact: { name: 'Anna', email: '', phone: '' } },
  ...{ check_in: FIRST_DAY, adults: 1, children_ages: [] },
} as never;
const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
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

  it('put no step between the form and the page that they were chosen on', async () => {
    const { router } = await open('form', '');
    await act(() => router.navigate(`/packages/${SLUG}`));
    await act(() => router.navigate(`/booking/${SLUG}${CHOSEN}`));
    expect(await screen.findByLabelText('First day in the Maldives')).toHaveValue(FIRST_DAY);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/packages/${SLUG}`));
  });

  it('go through the choice of a way to book, to the chat as well, and nobody is told that they have begun', async () => {
    const { router } = await open('choice', CHOSEN);
    expect(await screen.findByRole('link', { name: 'Fill in the form' })).toHaveAttribute('href', `/booking/${SLUG}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText(/\$15,960/)).toBeInTheDocument();
    expect(readDraft(SLUG)?.values).toMatchObject({ checkIn: FIRST_DAY, adults: 3, childrenAges: [9] });
  });

  it('take nothing of what was typed before but what the flights of another day asked for', async () => {
    const sleeps = { before: true, after: false };
    const transfer = { code: 'speedboat', words: 'By speedboat, $620 more' };
    writeDraft(SLUG, { values: { ...VALUES, name: 'Anna', sleeps, transfer, extras: { extra_1: 1 } } });
    await open('form', `?day=${LATER}&adults=3`);
    expect(await screen.findByLabelText('Name')).toHaveValue('Anna');
    expect(screen.queryByText(transfer.words)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Without this night' })).not.toBeInTheDocument();
    expect(readDraft(SLUG)?.values).toEqual({
      ...{ ...VALUES, name: 'Anna', extras: { extra_1: 1 }, checkIn: LATER, adults: 3 },
    });
  });

  it('leave what was taken for the flights of the same day, whoever travels', async () => {
    const sleeps = { before: true, after: false };
    const transfer = { code: 'speedboat', words: 'By speedboat, $620 more' };
    writeDraft(SLUG, { values: { ...VALUES, sleeps, transfer } });
    await open('form', CHOSEN);
    expect(await screen.findByText(transfer.words)).toBeInTheDocument();
    expect(readDraft(SLUG)?.values).toEqual({ ...VALUES, sleeps, transfer, adults: 3, childrenAges: [9] });
  });

  it.each([
    ['en', /^First day/, /^That request is for .+ · 1 adult\. Since then you have chosen .+ · 3 adults\.$/],
    ['ru', /^Первый день/, /^Та\sзаявка: .+ · 1\sвзрослый\. Позже вы выбрали другое: .+ · 3\sвзрослых\.$/],
    ['zh', /^抵达/, /^那份申请为：.+ · 1\s位成人。此后您又选择了：.+ · 3\s位成人。$/],
  ] as const)(
    'wait for a request whose answer is not known, and the form says so (%s)',
    async (language, label, words) => {
      const sent = { ...VALUES, adults: 1 };
      writeDraft(SLUG, { values: sent, key: KEY, sent: [SENT] });
      const choice = await open('choice', `?day=${LATER}&adults=3`, language);
      await waitFor(() => expect(choice.router.state.location.search).toBe(''));
      expect(readDraft(SLUG)?.values).toEqual(sent);
      choice.unmount();
      const { unmount } = await open('form', '', language);
      expect(await screen.findByText(words)).toBeInTheDocument();
      const day = screen.getByLabelText(label);
      expect(day).toHaveValue(FIRST_DAY);
      // Emptied on the way to another day, and with a third one, the form has nothing to say of that request.
      for (const value of ['', THIRD, LATER]) {
        fireEvent.change(day, { target: { value } });
        expect(day).toHaveValue(value);
        expect(screen.queryByText(words)).not.toBeInTheDocument();
      }
      fireEvent.change(day, { target: { value: FIRST_DAY } });
      expect(screen.getByText(words)).toBeInTheDocument();
      unmount();
      // What was sent is no news.
      await open('form', `?day=${FIRST_DAY}&adults=1`, language);
      await screen.findByLabelText(label);
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    },
  );

  it('keep a party for a request whose answer is not known, and the form takes it where that is wished', async () => {
    writeDraft(SLUG, { values: { ...VALUES, name: 'Anna', adults: 1 }, key: KEY, sent: [SENT] });
    const { user } = await open('form', CHOSEN);
    const words =
      /^That request is for .+ · 1 adult\. Since then you have chosen .+ · 3 adults and 1 child \(age 9\)\.$/;
    expect(await screen.findByText(words)).toBeVisible();
    expect(readDraft(SLUG)?.values.adults).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Use the new choice' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByLabelText('First day in the Maldives')).toHaveFocus();
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('9');
    await waitFor(() => expect(readDraft(SLUG)?.values).toMatchObject({ name: 'Anna', adults: 3, childrenAges: [9] }));
    expect(readDraft(SLUG)?.sent).toHaveLength(1);
  });

  it('keep a child whose age is not said, and the form asks for it where that is wished', async () => {
    writeDraft(SLUG, { values: { ...VALUES, adults: 1 }, key: KEY, sent: [SENT] });
    const { user } = await open('form', `?day=${FIRST_DAY}&adults=1&ages=x`);
    await user.click(await screen.findByRole('button', { name: 'Use the new choice' }));
    expect(screen.queryByText(/Since then you have chosen/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('');
  });

  it.each([
    ['got lost', { status: 503, body: { detail: 'Away', code: 'unavailable' } }, [FIRST_DAY, THIRD]],
    ['was a refusal', { status: 429, body: { detail: 'Slow down', code: 'throttled' } }, [FIRST_DAY]],
  ])('are no news after a later sending whose answer %s', async (_, answer, unanswered) => {
    const wished = { day: LATER, adults: 3, ages: [] };
    writeDraft(SLUG, { values: { ...VALUES, checkIn: THIRD }, key: KEY, sent: [SENT], wished });
    const { user, send, unmount } = await openForm(answer);
    await user.click(send);
    await screen.findByText(/^(We do not know yet whether|Too many requests)/);
    expect(readDraft(SLUG)?.sent?.map((body) => body.check_in)).toEqual(unanswered);
    const day = screen.getByLabelText('First day in the Maldives');
    fireEvent.change(day, { target: { value: unanswered.at(-1) } });
    if (unanswered.length === 1) await user.click(screen.getByRole('button', { name: 'Fewer: Adults' }));
    unmount();
    await openForm();
    expect(screen.getByText(/^Your last try was interrupted/)).toBeInTheDocument();
    expect(screen.queryByText(/Since then you have chosen/)).not.toBeInTheDocument();
  });
});
