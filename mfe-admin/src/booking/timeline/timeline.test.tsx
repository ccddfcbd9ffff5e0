import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { BookingEventDto, BookingEventType, OutboxStatus } from '@atoll/api-client/endpoints/bookings.gen';
import { fakeShell } from '@atoll/testing/fake-shell';
import { type RenderAppOptions, renderApp } from '@atoll/testing/render-app';
import contract from '../../contract';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import zh from '../../../locales/zh.json';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, OWNER, TEXTS, TOKENS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

/** All that the API names: another one is an error of types here. */
const WAYS: Record<OutboxStatus, true> = { queued: true, sent: true, failed: true, withheld: true };

const BASE = `/bookings/${BOOKING.id}/`;
const event = (id: number, facts: Partial<BookingEventDto>): BookingEventDto => ({
  id: `019aa7c1-0000-7000-8000-00000000000${id}`,
  at: `2027-01-0${id}T08:00:00.000Z`,
  type: 'created',
  from_status: null,
  to_status: 'requested',
  actor_type: 'guest',
  actor: null,
  reason_code: null,
  message: '',
  data: null,
  letter: null,
  ...facts,
});
const letter = (status: OutboxStatus, error: string | null = null) => ({
  template: 'booking-received',
  to: 'anna@example.com',
  status,
  sent_at: null,
  error,
});

interface Opened {
  handlers?: NonNullable<RenderAppOptions['handlers']>;
  /** Whether a colleague looks who may write to guests. */
  maySend?: boolean;
}

const open = async (events: BookingEventDto[], { handlers = {}, maySend = true }: Opened = {}) => {
  const shell = fakeShell();
  contract.setup?.(shell);
  const app = await renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: { body: BOOKING },
      [`GET ${BASE}timeline/`]: { body: events },
      'GET /bookings/assignees/': { body: [{ id: 'omar', name: 'Omar Naseem' }] },
      ...handlers,
    },
    prepare: maySend
      ? (store) =>
          signIn(store, { ...TOKENS, user: { ...OWNER, permissions: [...OWNER.permissions, 'messages.reply'] } })
      : asOwner,
  });
  const list = within(await screen.findByRole('region', { name: 'What happened' }));
  await list.findAllByText(/UTC\+5/);
  // What can be done about a letter comes in a script of its own.
  await waitFor(() => expect(list.getAllByRole('listitem').every((item) => item.textContent !== '')).toBe(true));
  return { ...app, shell, list, told: () => list.getAllByRole('listitem').map((item) => item.textContent) };
};
const lines = async (...events: BookingEventDto[]) => (await open(events)).told();

/** All that the server can write down: the types fail where one is missing. */
const TYPES: Record<Exclude<BookingEventType, 'letter'>, true> = {
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
  assign: true,
  note: true,
  message: true,
};

teachDialogs();

describe('the timeline of a booking', () => {
  it('has words for all that can happen to one, in every language', () => {
    for (const texts of Object.values(TEXTS)) {
      const { events } = (texts as typeof import('../../../locales/en.json')).timeline;
      expect(Object.keys(TYPES).filter((type) => !(type in events))).toEqual([]);
    }
  });

  it('tells what happened in words, the latest first, with who did it and when', async () => {
    const told = await lines(
      event(1, {}),
      event(2, { type: 'note', actor_type: 'staff', actor: 'Sara Ali', message: 'They land with QR 674' }),
      event(3, {
        type: 'cancel',
        actor_type: 'staff',
        actor: 'Sara Ali',
        reason_code: 'illness',
        data: { fee: '0.00', refund: '950.00' },
      }),
    );
    expect(told).toEqual([
      'Cancelled · Illness · fee $0.00 · refund $9503\u00a0Jan 2027, 13:00Sara Ali',
      'NoteThey land with QR 6742\u00a0Jan 2027, 13:00Sara Ali',
      'Booking came in1\u00a0Jan 2027, 13:00guest',
    ]);
  });

  it('tells of letters whether they arrived', async () => {
    const told = await lines(
      event(1, { type: 'letter', letter: letter('sent') }),
      event(2, { type: 'letter', letter: letter('queued') }),
      event(3, { type: 'letter', letter: letter('failed') }),
      event(4, { type: 'letter', letter: letter('withheld') }),
    );
    expect(told.shift()).toMatch(/^Letter not sent, there were too many: request received.*anna@example\.comSend now$/);
    expect(told[0]).toMatch(/^Letter could not be sent: request received.*anna@example\.comSend now$/);
    expect(told[1]).toMatch(/^Letter waits to be sent: request received/);
    expect(told[2]).toMatch(/^Letter sent: request received/);
  });

  it.each([
    ['en', en],
    ['ru', ru],
    ['zh', zh],
  ])('has words in %s for every way of a letter', (_language, { timeline: { letter: words } }) => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(WAYS).toSorted());
    for (const said of Object.values(words)) expect(said).toMatch(/\p{L}.*\{\{name\}\}/u);
  });

  it('names a letter whose way only a later API knows, never a key', async () => {
    const [told] = await lines(event(1, { type: 'letter', letter: letter('bounced' as OutboxStatus) }));
    expect(told).toMatch(/^Letter: request received/);
  });

  it('sends a letter that did not go out once a colleague says so, and says why one was not taken', async () => {
    const unsent = event(1, { type: 'letter', letter: letter('failed', '550 No such user') });
    const events = [unsent];
    const { user, api, told, shell } = await open(events, {
      handlers: {
        [`POST /outbox/${unsent.id}/retry/`]: () => {
          events[0] = event(1, { type: 'letter', letter: letter('queued') });
          return { body: {} };
        },
      },
    });
    expect(told()[0]).toMatch(/^Letter could not be sent: request received550 No such user/);
    await user.click(screen.getByRole('button', { name: 'Send now: request received' }));
    await waitFor(() => expect(told()[0]).toMatch(/^Letter waits to be sent/));
    expect(screen.queryByRole('button', { name: /^Send now/ })).not.toBeInTheDocument();
    // It is said, and the keyboard stays where the button was.
    expect(shell.messages).toEqual([{ kind: 'success', text: 'On its way: request received' }]);
    expect(screen.getByRole('heading', { name: 'What happened' })).toHaveFocus();
    const [sent, ...again] = api.requests.filter(({ method }) => method === 'POST');
    expect([sent?.path, again]).toEqual([`/outbox/${unsent.id}/retry/`, []]);
  });

  it('asks before it sends a letter of a booking that has gone on since', async () => {
    const unsent = event(1, { type: 'letter', letter: letter('withheld') });
    const { user, api } = await open(
      [
        unsent,
        event(2, { type: 'approve', from_status: 'requested', to_status: 'awaiting_payment' }),
        event(3, { type: 'cancel', from_status: 'awaiting_payment', to_status: 'cancelled' }),
        event(4, { type: 'refund', from_status: 'cancelled', to_status: 'cancelled' }),
      ],
      { handlers: { [`POST /outbox/${unsent.id}/retry/`]: { body: {} } } },
    );
    const sent = () => api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
    const button = screen.getByRole('button', { name: 'Send now: request received' });
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Send now: request received' }));
    expect(dialog.getByText('By now the booking is: Cancelled.')).toBeVisible();
    expect(dialog.getByText(/^This letter was written before that/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Send all the same' }));
    await waitFor(() => expect(sent()).toEqual([`/outbox/${unsent.id}/retry/`]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks nothing about a letter of the latest step, whatever was noted since', async () => {
    const unsent = event(2, { type: 'letter', letter: letter('withheld') });
    const { user, api } = await open(
      [
        event(1, { type: 'approve', from_status: 'requested', to_status: 'awaiting_payment' }),
        unsent,
        event(3, { type: 'cancel', at: unsent.at, from_status: 'awaiting_payment', to_status: 'cancelled' }),
        event(4, { type: 'note', from_status: 'cancelled', to_status: 'cancelled' }),
      ],
      { handlers: { [`POST /outbox/${unsent.id}/retry/`]: { body: {} } } },
    );
    await user.click(screen.getByRole('button', { name: /^Send now/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('says that a colleague was faster, and what became of the letter', async () => {
    const unsent = event(1, { type: 'letter', letter: letter('withheld') });
    const events = [unsent];
    const { user, told } = await open(events, {
      handlers: {
        [`POST /outbox/${unsent.id}/retry/`]: () => {
          events[0] = event(1, { type: 'letter', letter: letter('sent') });
          return { status: 409, body: { code: 'mail_already_sent', detail: 'It has gone out already.' } };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: /^Send now/ }));
    await waitFor(() => expect(told()[0]).toMatch(/^Letter sent/));
  });

  it('keeps a letter that could not be handed over where it is, and says so beside it', async () => {
    const unsent = event(1, { type: 'letter', letter: letter('withheld') });
    const { user, list } = await open([unsent], {
      handlers: { [`POST /outbox/${unsent.id}/retry/`]: { status: 503, body: { detail: 'Please try again.' } } },
    });
    await user.click(screen.getByRole('button', { name: /^Send now/ }));
    expect(await list.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send now/ })).toBeEnabled();
  });

  it('lets letters be sent by who may write to guests alone', async () => {
    await open([event(1, { type: 'letter', letter: letter('withheld') })], {
      maySend: false,
    });
    expect(screen.queryByRole('button', { name: /^Send now/ })).not.toBeInTheDocument();
  });

  it('says whose it became, and leaves a name that it does not know as it is', async () => {
    const told = await lines(
      event(1, { type: 'assign', actor_type: 'staff', actor: 'Sara Ali', data: { assigned_to: OWNER.id } }),
      event(2, { type: 'assign', actor_type: 'staff', actor: 'Sara Ali', data: { assigned_to: null } }),
      event(3, { type: 'teleport' as BookingEventDto['type'], actor_type: 'system' }),
      event(4, { type: 'assign', actor_type: 'staff', actor: 'Sara Ali', data: { assigned_to: 'omar' } }),
    );
    expect(await screen.findByText('Given to Omar Naseem')).toBeVisible();
    expect(told[1]).toMatch(/^teleport.*by itself$/);
    expect(told[2]).toMatch(/^Given back: nobody looks after it/);
    expect(told[3]).toMatch(/^Given to you/);
  });
});
