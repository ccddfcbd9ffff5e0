import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, asOwner, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import ReviewsPage from './reviews-page';

const REVIEW = {
  id: '019aa7c1-0000-7000-8000-0000000000c1',
  package: null,
  resort: { id: 3, slug: 'hanifa-baa', name: 'Hanifa Baa' },
  experience: null,
  name: 'Марина',
  country: 'RU',
  rating: 4,
  scores: { reef: 5, food: 3 },
  title: 'Манты приплыли',
  comment: 'На второй день манты кружили вокруг нас час.',
  stay_month: '2026-08',
  traveller_type: 'couple',
  language: 'ru',
  verified: true,
  approved: false,
  reply: null as object | null,
  helpful_count: 0,
  created_at: '2026-09-01T08:00:00.000Z',
  status: 'pending',
  rejection_reason: null as string | null,
  reported_count: 0,
  moderated_at: null,
  allowed_statuses: ['approved', 'rejected', 'hidden'],
  version: 2,
};
const OTHER = { ...REVIEW, id: '019aa7c1-0000-7000-8000-0000000000c2', name: 'Li Wei', title: 'Quiet', version: 7 };
const AT = `/reviews/${REVIEW.id}/`;
const STALE = { status: 409, body: { code: 'invalid_transition', detail: 'No such step' } };

/** An office whose reviews can be decided: what is decided leaves the list of those that wait. */
const open = async (handlers: Handlers = {}, rows: object[] = [REVIEW], route = '/dashboard/reviews') => {
  let waiting = rows;
  const decided = (answer: object) => () => {
    waiting = waiting.slice(1);
    return { body: { ...REVIEW, ...answer } };
  };
  const app = await renderApp(<ReviewsPage />, {
    route,
    path: '/dashboard/reviews',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /reviews/': ({ query }: FakeRequest) => ({
        body:
          query.get('page_size') === '1'
            ? { ...page(), count: query.get('status') === 'spam' ? 0 : 12 }
            : page(...waiting),
      }),
      [`POST ${AT}approve/`]: decided({ status: 'approved' }),
      [`POST ${AT}reject/`]: decided({ status: 'rejected' }),
      [`POST ${AT}hide/`]: decided({ status: 'hidden' }),
      [`POST ${AT}reply/`]: { body: REVIEW },
      [`DELETE ${AT}`]: { status: 204 },
      ...handlers,
    },
    prepare: asOwner,
  });
  const sent = () => app.api.requests.filter(({ method }) => method !== 'GET');
  return { ...app, sent };
};
const item = (name = REVIEW.title) => screen.findByRole('article', { name });

describe('the reviews of the office', () => {
  beforeAll(teachDialogs);

  it('begin with those that wait, with all that is known of each', async () => {
    const { api } = await open({}, [{ ...REVIEW, reported_count: 2 }]);
    const review = within(await item());
    for (const text of ['Waiting', 'Stay confirmed', 'Reported by 2 visitors', 'Марина', 'Russia', 'As a couple'])
      expect(review.getByText(text)).toBeVisible();
    expect(review.getByText(REVIEW.comment)).toHaveAttribute('lang', 'ru');
    expect(review.getByText('Reef 5')).toBeVisible();
    expect(api.requests.some(({ query }) => query.get('status') === 'pending' && query.get('page_size') === '10')).toBe(
      true,
    );
    expect(await screen.findByRole('button', { name: 'Waiting 12' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Spam' })).toBeVisible();
  });

  it('ask for what the address says, and for all of one place by its name', async () => {
    const { api, user, router } = await open({}, [REVIEW], '/dashboard/reviews?status=approved&rating=2&language=ru');
    await user.click(await screen.findByRole('link', { name: 'Hanifa Baa' }));
    const asked = api.requests.find(({ query }) => query.get('rating') === '2')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({ status: 'approved', language: 'ru' });
    expect(router.state.location.search).toBe('?status=all&resort=hanifa-baa');
    await waitFor(() => expect(api.requests.at(-1)!.query.get('resort')).toBe('hanifa-baa'));
    expect(api.requests.at(-1)!.query.has('status')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Only Hanifa Baa · show all' }));
    expect(router.state.location.search).toBe('?status=all');
  });

  it('are approved with a key, and the next one is at hand', async () => {
    const { user, sent } = await open({}, [REVIEW, OTHER]);
    await item();
    await user.keyboard('j');
    expect(await item()).toHaveFocus();
    await user.keyboard('a');
    expect(await screen.findByText('The review by Марина is on the site.')).toBeVisible();
    expect(sent().map(({ path }) => path)).toEqual([`${AT}approve/`]);
    await waitFor(() => expect(screen.queryByText(REVIEW.title)).toBeNull());
    await waitFor(async () => expect(await item('Quiet')).toHaveFocus());
    await user.keyboard('{Control>}a{/Control}');
    expect(sent()).toHaveLength(1);
  });

  it('are taken off the site again where that was a slip', async () => {
    const { user, sent } = await open();
    await user.click(within(await item()).getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Take it off the site' }));
    expect(await screen.findByText('The review by Марина is hidden.')).toBeVisible();
    expect(sent().map(({ path }) => path)).toEqual([`${AT}approve/`, `${AT}hide/`]);
  });

  it('are rejected for a reason, by keys alone', async () => {
    const { user, sent } = await open();
    await item();
    await user.keyboard('jd');
    const dialog = within(screen.getByRole('dialog', { name: 'Reject the review by Марина' }));
    expect(dialog.getByLabelText('Why')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await user.keyboard('Names a member of staff');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('The review by Марина is rejected.')).toBeVisible();
    expect(sent()[0]!.body).toEqual({ reason: 'Names a member of staff' });
  });

  it('are answered as visitors will read it; what was typed stays when it is refused', async () => {
    const { user, sent } = await open({ [`POST ${AT}reply/`]: { status: 400, body: { text: ['Too short'] } } });
    await item();
    await user.keyboard('jr');
    const dialog = within(screen.getByRole('dialog', { name: 'Reply to Марина' }));
    expect(dialog.getByText(/language of the review: Russian/)).toBeVisible();
    await user.keyboard('Спасибо!');
    const preview = within(dialog.getByRole('region', { name: 'How visitors will read it' }));
    expect(preview.getByText('Aminath of the agency replies')).toBeVisible();
    expect(preview.getByText('Спасибо!')).toHaveAttribute('lang', 'ru');
    await user.click(dialog.getByRole('button', { name: 'Store the reply' }));
    expect(await dialog.findByText('Too short')).toBeVisible();
    expect(dialog.getByLabelText('Public reply')).toHaveValue('Спасибо!');
    expect(sent()[0]!.body).toEqual({ text: 'Спасибо!' });
  });

  it('are answered over the answer of a colleague only by who has read it', async () => {
    const theirs = { ...REVIEW, version: 5, reply: { text: 'Ждём снова', by: 'Sara', at: '2026-09-02T08:00:00.000Z' } };
    const { user, sent } = await open({
      [`POST ${AT}reply/`]: { status: 412, body: { code: 'stale_version', current: theirs } },
    });
    await item();
    await user.keyboard('jr');
    const dialog = within(screen.getByRole('dialog', { name: 'Reply to Марина' }));
    await user.keyboard('Спасибо!');
    const store = dialog.getByRole('button', { name: 'Store the reply' });
    await user.click(store);
    expect(await dialog.findByText(/A colleague has replied meanwhile/)).toBeVisible();
    expect(dialog.getByText('Ждём снова')).toBeVisible();
    expect(dialog.getByLabelText('Public reply')).toHaveValue('Спасибо!');
    await user.click(store);
    expect(sent().map(({ headers }) => headers.get('If-Match'))).toEqual(['"2"', '"5"']);
  });

  it('show the answer of a colleague before it is replaced, also where the list was read anew meanwhile', async () => {
    const theirs = { ...REVIEW, version: 5, reply: { text: 'Ждём снова', by: 'Sara', at: '2026-09-02T08:00:00.000Z' } };
    let rows = [REVIEW];
    const { user, sent } = await open({
      'GET /reviews/': () => ({ body: page(...rows) }),
      [`POST ${AT}reply/`]: () => {
        rows = [theirs];
        return { status: 412, body: { code: 'stale_version', current: theirs } };
      },
    });
    await item();
    await user.keyboard('jr');
    const dialog = within(screen.getByRole('dialog', { name: 'Reply to Марина' }));
    await user.keyboard('Спасибо!');
    await user.click(dialog.getByRole('button', { name: 'Store the reply' }));
    await waitFor(async () => expect(within(await item()).getByText('Ждём снова')).toBeInTheDocument());
    expect(dialog.getByText(/A colleague has replied meanwhile/)).toBeVisible();
    expect(dialog.getByText('Ждём снова')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('are deleted only as they were read', async () => {
    const { user, sent } = await open({ [`DELETE ${AT}`]: { status: 412, body: { code: 'stale_version' } } });
    await user.click(within(await item()).getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the review by Марина?' }));
    expect(sent()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText(/A colleague was faster/)).toBeVisible();
    expect(sent()[0]!.headers.get('If-Match')).toBe('"2"');
  });

  it('say when a colleague was faster', async () => {
    const { user } = await open({ [`POST ${AT}approve/`]: STALE });
    await user.click(within(await item()).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague was faster');
  });

  it('offer only the steps that are left', async () => {
    await open({}, [
      {
        ...REVIEW,
        ...{ status: 'rejected', rejection_reason: 'Rude', allowed_statuses: ['approved'] },
        reply: { text: 'Спасибо', by: 'Sara', at: '2026-09-02T08:00:00.000Z' },
      },
    ]);
    const review = within(await item());
    expect(review.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Approve',
      'Change the reply',
      'Delete',
    ]);
    expect(review.getByText('Rejected: Rude')).toBeVisible();
    expect(review.getByText('Sara of the agency replies')).toBeVisible();
  });

  it('say when none waits, when none matches, and when they cannot be read', async () => {
    const first = await open({}, []);
    expect(await screen.findByText('No review waits. All of them are read.')).toBeVisible();
    first.unmount();
    const second = await open({}, [], '/dashboard/reviews?status=spam&rating=1');
    expect(await screen.findByText('No review matches.')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(second.router.state.location.search).toBe('');
    second.unmount();
    const third = await open({ 'GET /reviews/': { status: 403, body: { code: 'permission_denied' } } });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(third.sent()).toHaveLength(0);
  });

  it('tell their keys', async () => {
    const { user } = await open();
    await item();
    await user.keyboard('?');
    const sheet = within(screen.getByRole('dialog', { name: 'Keys' }));
    for (const text of ['approve it', 'reject it', 'reply to it', 'to the next review'])
      expect(sheet.getByText(text)).toBeVisible();
    expect(sheet.queryByText('to the next booking')).toBeNull();
  });
});
