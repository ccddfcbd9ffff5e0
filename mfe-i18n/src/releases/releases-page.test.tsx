import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { addDays, maldivesDay } from '@atoll/contract/days';
import en from '../../locales/en.json' with { type: 'json' };
import { EMPTY, MANAGER, TRANSLATOR, as, teachDialogs } from '../test/staff';
import ReleasesPage from './releases-page';

const ID = '0199f0a0-0000-7000-8000-000000000001';
const RELEASE = {
  ...{ id: ID, language: 'ru', way: 'hand', by: 'aminath@atoll.example', texts: 2, reworded: 2 },
  ...{ from: '2027-01-04T07:00:00.000Z', to: '2027-01-04T07:20:00.000Z', file_name: null, reason: null },
};
const IMPORT = {
  ...{ ...RELEASE, id: ID.replace(/1$/, '2'), way: 'import', file_name: 'islands.xlsx', by: null },
  ...{ from: RELEASE.to, reworded: 0 },
};
const DETAIL = {
  ...{ ...EMPTY, count: 2, release: RELEASE },
  results: [
    { id: 'ru:catalog:hero.title', before: 'Острова', after: 'Острова ждут', action: 'edit', edited_since: true },
    { id: 'ru:catalog:hero.lead', before: 'Катера', after: null, action: 'clear', edited_since: false },
  ],
};
const REPORT = {
  ...{ dry_run: true, plan: '0123456789abcdef', back: 1, left: 1, unchanged: 0 },
  languages: [{ language: 'ru', back: 1, left: 1 }],
  texts: [
    { id: 'ru:catalog:hero.title', now: 'Лагуны', before: 'Острова', left: 'edited_since' },
    { id: 'ru:catalog:hero.lead', now: 'Чепуха', before: 'Катера', left: null },
  ],
};

const open = (handlers: Handlers = {}, { permissions = MANAGER, query = '' } = {}) =>
  renderApp(<ReleasesPage />, {
    route: `/dashboard/translations/releases${query}`,
    path: '/dashboard/translations/releases',
    texts: { i18n: en },
    handlers: {
      'GET /translations/releases/': { body: { ...EMPTY, count: 2, results: [IMPORT, RELEASE] } },
      [`GET /translations/releases/${ID}/`]: { body: DETAIL },
      'POST /translations/put-back/': (request: FakeRequest) => {
        const { dry_run: isDry } = request.body as { dry_run?: boolean };
        return { body: { ...REPORT, dry_run: isDry === true } };
      },
      ...handlers,
    },
    prepare: as(permissions),
  });
const rows = async () =>
  within(await screen.findByRole('table', { name: en.releases.title }))
    .getAllByRole('row')
    .slice(1);
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().getByRole('button', { name });

describe('what changed on the site', () => {
  beforeAll(teachDialogs);

  it('is told by who, when, in which language and how', async () => {
    await open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Import: islands.xlsx');
    expect(first).toHaveTextContent(en.releases.approvals);
    expect(first).not.toHaveTextContent('begun');
    expect(second).toHaveTextContent('2 textsBy hand4 Jan 2027, 12:20, Maldives time (UTC+5)begun 12:00');
    expect(second).toHaveTextContent('aminath@atoll.exampleRussian');
  });

  it('is asked for by days, thirty of them and at most 92, by language and way', async () => {
    const today = maldivesDay(new Date());
    const asked = async (query: string) => {
      const { api, unmount } = await open({}, { query });
      await rows();
      const { query: sent } = api.requests.find(({ path }) => path === '/translations/releases/')!;
      unmount();
      return ['from', 'to', 'lang', 'way', 'page'].map((name) => sent.get(name));
    };
    expect(await asked('')).toEqual([addDays(today, -29), today, null, null, '1']);
    expect(await asked('?to=2026-03-31&lang=ru&way=import&page=2')).toEqual([
      ...['2026-03-02', '2026-03-31', 'ru', 'import', '2'],
    ]);
    expect(await asked('?from=2026-01-01&to=2026-12-31')).toEqual(['2026-01-01', '2026-04-02', null, null, '1']);
    expect(await asked('?from=soon&lang=x&way=magic&page=-1')).toEqual([addDays(today, -29), today, null, null, '1']);
  });

  it('can be narrowed, and says what to do where nothing is found', async () => {
    const { user, api } = await open({ 'GET /translations/releases/': { body: EMPTY } });
    expect(await screen.findByText(en.releases.emptyText)).toBeVisible();
    await user.type(screen.getByLabelText(en.releases.from), '2026-01-01');
    await waitFor(() => expect(api.requests.at(-1)?.query.get('from')).toBe('2026-01-01'));
    expect(await screen.findByText(en.releases.emptyFiltered)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.releases.clear }));
    expect(await screen.findByText(en.releases.emptyText)).toBeVisible();
  });

  it('can be asked for again where it could not be read', async () => {
    let isUp = false;
    const { user } = await open({
      'GET /translations/releases/': () =>
        isUp ? { body: { ...EMPTY, count: 1, results: [RELEASE] } } : { status: 500, body: {} },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });

  it('opens with its texts before and after, at an address of its own', async () => {
    const { user } = await open();
    await rows();
    await user.click(screen.getAllByRole('link', { name: '2 texts' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Russian · 2 texts' })).toBeVisible();
    expect(dialog().getByText('ждут', { exact: false })).toBeVisible();
    expect(dialog().getByText(en.stays.edited_since)).toBeVisible();
    expect(dialog().getByText(en.noTranslation)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'catalog:hero.lead' })).toHaveAttribute(
      'href',
      '/dashboard/translations?lang=ru&ns=catalog&q=hero.lead',
    );
  });

  it('offers a translator without the right neither button', async () => {
    await open({}, { permissions: TRANSLATOR, query: `?open=${ID}` });
    expect(await screen.findByRole('dialog', { name: 'Russian · 2 texts' })).toBeVisible();
    for (const name of [en.releases.putBack, en.releases.putThisBack, en.releases.siteBefore, en.releases.putSiteBack])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  });
});

describe('putting back', () => {
  beforeAll(teachDialogs);
  const sent = (requests: FakeRequest[]) =>
    requests.filter(({ path }) => path === '/translations/put-back/').map(({ body }) => body);

  it('shows what would become of the texts, then does exactly that', async () => {
    const { user, api } = await open();
    const [, second] = await rows();
    await user.click(within(second!).getByRole('button', { name: en.releases.putBack }));
    expect(await screen.findByText('1 text goes back')).toBeVisible();
    expect(dialog().getByText('1 text stays as it is')).toBeVisible();
    expect(dialog().getByText(en.stays.edited_since)).toBeVisible();
    expect(sent(api.requests)).toEqual([{ release: ID, dry_run: true }]);
    await user.type(dialog().getByLabelText(/^Reason/), ' Nonsense ');
    await user.click(press('Put 1 text back'));
    expect(await screen.findByText('1 text reads as before')).toBeVisible();
    expect(sent(api.requests).at(-1)).toEqual({ release: ID, plan: REPORT.plan, reason: 'Nonsense' });
    expect(api.requests.findLast(({ method }) => method === 'POST')?.headers.get('idempotency-key')).toBeTruthy();
    expect(dialog().getByRole('region', { name: '1 text reads as before' })).toHaveFocus();
  });

  it('says where the list ends before its numbers, also of what was done', async () => {
    const stays = (index: number) => ({ ...REPORT.texts[0]!, id: `ru:catalog:a${index}` });
    const long = { ...REPORT, back: 1, left: 3, texts: [stays(1), stays(2)] };
    const { user } = await open({
      'POST /translations/put-back/': ({ body }: FakeRequest) => {
        return { body: { ...long, dry_run: (body as { dry_run?: boolean }).dry_run === true } };
      },
    });
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: en.releases.putBack }));
    expect(await screen.findByText(en.putBack.firstOnly)).toBeVisible();
    await user.click(press('Put 1 text back'));
    expect(await screen.findByText('1 text reads as before')).toBeVisible();
    expect(screen.getByText(en.putBack.firstOnly)).toBeVisible();
  });

  it('does nothing where nothing goes back', async () => {
    const none = { ...REPORT, back: 0, left: 0, languages: [], texts: [] };
    const { user } = await open({ 'POST /translations/put-back/': { body: none } });
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: en.releases.putBack }));
    expect(await screen.findByText(en.putBack.nothing)).toBeVisible();
    expect(press('Put 0 texts back')).toBeDisabled();
  });

  it('asks anew where a text was changed since the numbers were shown, and keeps the reason', async () => {
    const plans: unknown[] = [];
    const { user } = await open({
      'POST /translations/put-back/': ({ body }: FakeRequest) => {
        const { plan } = body as { plan?: string };
        if (!plan) return { body: REPORT };
        plans.push(plan);
        return plans.length > 1
          ? { body: { ...REPORT, dry_run: false } }
          : { status: 409, body: { detail: 'Look again', code: 'plan_changed' } };
      },
    });
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: en.releases.putBack }));
    await screen.findByText('1 text goes back');
    await user.type(dialog().getByLabelText(/^Reason/), 'Nonsense');
    await user.click(press('Put 1 text back'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('1 text goes back')).toBeNull();
    await user.click(press(en.putBack.look));
    expect(await screen.findByText('1 text goes back')).toBeVisible();
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Nonsense');
    await user.click(press('Put 1 text back'));
    expect(await screen.findByText('1 text reads as before')).toBeVisible();
  });

  it('is sent once, however often it takes to reach the server', async () => {
    let tries = 0;
    const { user, api } = await open({
      'POST /translations/put-back/': ({ body }: FakeRequest) => {
        if (!(body as { plan?: string }).plan) return { body: REPORT };
        tries += 1;
        return tries > 1 ? { body: { ...REPORT, dry_run: false } } : { status: 500, body: {} };
      },
    });
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: en.releases.putBack }));
    await screen.findByText('1 text goes back');
    await user.click(press('Put 1 text back'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(press('Put 1 text back'));
    expect(await screen.findByText('1 text reads as before')).toBeVisible();
    const keys = api.requests
      .filter(({ method, body }) => method === 'POST' && (body as { plan?: string }).plan)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('takes the site back to a moment of the Maldives, in one language if wished', async () => {
    const { user, api } = await open();
    await rows();
    await user.click(screen.getByRole('button', { name: en.releases.putSiteBack }));
    expect(press(en.putBack.look)).toBeDisabled();
    await user.type(dialog().getByLabelText(en.putBack.moment), '2027-01-04T12:00');
    await user.click(press(en.putBack.look));
    expect(await screen.findByText('1 text goes back')).toBeVisible();
    expect(sent(api.requests)).toEqual([{ before: '2027-01-04T07:00:00.000Z', dry_run: true }]);
    await user.selectOptions(dialog().getByLabelText(en.language), 'ru');
    // What was shown was of every language.
    expect(screen.queryByText('1 text goes back')).toBeNull();
    await user.click(press(en.putBack.look));
    await user.click(await screen.findByRole('button', { name: 'Put 1 text back' }));
    expect(await screen.findByText('1 text reads as before')).toBeVisible();
    expect(sent(api.requests).at(-1)).toEqual({
      ...{ before: '2027-01-04T07:00:00.000Z', lang: 'ru', plan: REPORT.plan },
    });
  });

  it('takes the site back to before a change, to the very instant', async () => {
    const exact = { ...RELEASE, from: '2027-01-04T07:00:12.345Z' };
    const { user, api } = await open(
      { [`GET /translations/releases/${ID}/`]: { body: { ...DETAIL, release: exact } } },
      { query: `?open=${ID}` },
    );
    await user.click(await screen.findByRole('button', { name: en.releases.siteBefore }));
    expect(await screen.findByText('1 text goes back')).toBeVisible();
    expect(sent(api.requests)).toEqual([{ before: exact.from, dry_run: true }]);
    expect(dialog().getByLabelText(en.putBack.moment)).toHaveValue('2027-01-04T12:00');
  });
});
