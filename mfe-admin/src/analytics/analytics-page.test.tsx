import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { VISIT_EVENTS } from '@atoll/contract/visits';
import { TEXTS, asOwner } from '../test/fixtures';
import AnalyticsPage from './analytics-page';

const events = (counts: Record<string, number>) => VISIT_EVENTS.map((event) => ({ event, count: counts[event] ?? 0 }));
const NONE = { events: events({}), days: [], sources: [], languages: [], subjects: [], nothing_found: [] };
const NOW = {
  events: events({ view: 1200, open: 300, availability: 90, form: 20, whatsapp: 8, sent: 12, nothing_found: 5 }),
  days: [{ day: '2026-11-03', views: 700, sent: 9 }],
  sources: [
    { name: '', views: 800, sent: 10 },
    { name: 'instagram', views: 400, sent: 2 },
  ],
  languages: [{ name: 'zh', views: 1200, sent: 12 }],
  subjects: [{ page: 'package', subject: 'family-week', views: 210, availability: 40 }],
  nothing_found: [{ words: '=cheap villa', count: 3 }],
};
const BEFORE = { ...NONE, events: events({ view: 1000, sent: 16 }), sources: [{ name: '', views: 900, sent: 16 }] };
const ROUTE = '/dashboard/analytics?from=2026-11-01&to=2026-11-10';

const open = (handlers: Handlers = {}, route = ROUTE) =>
  renderApp(<AnalyticsPage />, {
    route,
    path: '/dashboard/analytics',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /visits/': ({ query }: FakeRequest) => {
        const [from, to] = [query.get('from'), query.get('to')];
        return { body: { from, to, ...(from === '2026-11-01' ? NOW : BEFORE) } };
      },
      ...handlers,
    },
    prepare: asOwner,
  });
const cellsOf = async (table: string, row: RegExp) => {
  const found = within(await screen.findByRole('table', { name: table }));
  return within(found.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('what visitors do', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('stands beside the period before, step by step', async () => {
    const { api } = await open();
    const way = 'From the first look to the request';
    await waitFor(async () => expect(await cellsOf(way, /^Looked at a page/)).toEqual(['1,200', '1,000 +20%']));
    expect(await cellsOf(way, /^Sent a form/)).toEqual(['12', '16 -25%']);
    // Nothing to compare to.
    expect(await cellsOf(way, /^Opened WhatsApp/)).toEqual(['8', '0 ']);
    expect(screen.getByRole('status')).toHaveTextContent('Compared to 22 October 2026 – 31 October 2026');
    expect(api.requests.map(({ query }) => [query.get('from'), query.get('to')])).toEqual([
      ['2026-11-01', '2026-11-10'],
      ['2026-10-22', '2026-10-31'],
    ]);
  });

  it('tells whence they come, in which language, what they look at and what they miss', async () => {
    await open();
    await waitFor(async () =>
      expect(await cellsOf('Where they come from', /^Direct/)).toEqual(['800', '900 -11%', '10']),
    );
    expect(await cellsOf('Where they come from', /^instagram/)).toEqual(['400', '— ', '2']);
    expect(await cellsOf('Languages', /^Chinese/)).toEqual(['1,200', '12']);
    expect(await cellsOf('What is looked at most', /^family-week/)).toEqual(['210', '40']);
    expect(screen.getByRole('link', { name: 'family-week' })).toHaveAttribute('href', '/packages/family-week');
    expect(await cellsOf('Searched in vain', /cheap villa/)).toEqual(['3']);
  });

  it('is drawn day by day, also days on which nothing was done, and told as a table', async () => {
    await open();
    const drawing = await screen.findByRole('img', { name: /^Views of each day; most on 3\sNov.*: 700$/ });
    expect(drawing.querySelectorAll('rect')).toHaveLength(10);
    const rows = within(screen.getByRole('table', { name: 'Day by day', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map(({ textContent }) => textContent?.replace(/^\d+\sNov( 2026)?/, '')).slice(2, 5)).toEqual([
      '00',
      '7009',
      '00',
    ]);
  });

  it('is taken along as a file, in which what visitors typed stays text', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV: Searched in vain' }));
    expect(saved).toHaveLength(1);
    expect(new TextDecoder().decode(await bytesOf(saved[0]!))).toBe("Words,Times\r\n'=cheap villa,3\r\n");
  });

  it('is of the days that are chosen', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    expect(router.state.location.search).toBe('?days=7');
    expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says when nobody was counted yet, and when it cannot be read', async () => {
    const first = await open({ 'GET /visits/': { body: { from: '2026-11-01', to: '2026-11-10', ...NONE } } });
    expect(await screen.findByText('No visits counted yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    first.unmount();
    await open({ 'GET /visits/': { status: 403, body: { code: 'permission_denied' } } });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
  });
});

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
