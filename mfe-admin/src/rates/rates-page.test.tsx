import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import RatesPage from './rates-page';

const YEAR = new Date().getFullYear();
const SEASON = {
  id: 4,
  code: 'high',
  names: { en: 'High season' },
  package: null,
  resort: null,
  first_night: `${YEAR}-01-01`,
  last_night: `${YEAR}-12-31`,
  priority: 20,
  surcharge_percent: '10.00',
  min_nights: 1,
  policy: null,
  obligatory: [],
  version: 3,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const FESTIVE = { ...SEASON, id: 5, code: 'festive', names: { en: 'New Year' }, package: 7, priority: 90 };
const GST = {
  id: 3,
  code: 'T_GST',
  names: { en: 'T-GST' },
  kind: 'percent',
  rate: '17.00',
  base: 'net_plus_service',
  applies_to: ['stay'],
  valid_from: '2025-07-01',
  valid_to: null,
  places: [],
  rooms_max: null,
  rooms_min: null,
  age_min: null,
  source: 'mira.gov.mv',
  has_served: true,
  version: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const PRICE = {
  lines: [{ kind: 'base', code: null, label: 'Adults', qty: 2, unit: 'person', amount: '2000.00' }],
  taxes: [{ code: 'T_GST', label: 'T-GST', rule: '3', kind: 'percent', rate: '17.00', base: '1', amount: '290.60' }],
  taxes_included: true,
  net: '1709.40',
  total_before: null,
  balance_due_at: null,
  check_in: '2027-02-14',
  check_out: '2027-02-20',
  nights: 6,
  total: '2000.00',
  deposit_due: '500.00',
  cancellation: { code: 'flex_24h', label: 'Free', cutoffs: [], deposit_refundable: true },
};
const PREVIEW = {
  before: { price: PRICE, refused: [] },
  after: { price: { ...PRICE, total: '2400.00' }, refused: [] },
};

const open = (
  handlers: Handlers = {},
  permissions = ['catalogue.view', 'rates.change', 'taxes.change', 'audit.own'],
  part = 'seasons',
) =>
  renderApp(<RatesPage />, {
    route: `/dashboard/rates?part=${part}`,
    path: '/dashboard/rates',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /packages/': { body: page({ id: 7, slug: 'two-islands', name: 'Two Islands' }) },
      'GET /resorts/': { body: page() },
      'GET /seasons/': { body: page(SEASON, FESTIVE) },
      'GET /tax-rules/': { body: [GST] },
      'GET /audit/': { body: page() },
      'POST /rate-previews/season/': { body: PREVIEW },
      'POST /rate-previews/tax-rule/': { body: PREVIEW },
      ...handlers,
    },
    prepare: (store) =>
      signIn(store, { ...TOKENS, user: { ...OWNER, permissions: permissions as typeof OWNER.permissions } }),
  });
const sent = ({ api }: Awaited<ReturnType<typeof open>>, method: string, path: string) =>
  api.requests.filter((request) => request.method === method && request.path.includes(path));

describe('rates', () => {
  beforeAll(teachDialogs);
  beforeEach(() => localStorage.clear());

  it('say which season rules where two share nights', async () => {
    await open();
    const row = within((await screen.findByRole('button', { name: 'New Year' })).closest('tr')!);
    expect(await row.findByText('Two Islands')).toBeVisible();
    expect(row.getByText('rules over High season (All that is sold)')).toBeVisible();
    expect(screen.getByText('gives way to New Year (Two Islands)')).toBeVisible();
  });

  it('offer no button to who may not change them', async () => {
    await open({}, ['catalogue.view']);
    expect(await screen.findAllByText('New Year')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /New/ })).not.toBeInTheDocument();
  });

  it('show what a change does before it is saved, and take in what a faster colleague stored', async () => {
    const theirs = { ...SEASON, version: 4, min_nights: 5, surcharge_percent: '15.00' };
    const app = await open({
      'PATCH /seasons/4/': ({ headers }) =>
        headers.get('If-Match') === '"4"'
          ? { body: { ...theirs, version: 5 } }
          : { status: 412, body: { code: 'stale_version', current: theirs, updated_by: 'aminath@atoll.example' } },
    });
    await app.user.click(await screen.findByRole('button', { name: 'High season' }));
    const dialog = within(screen.getByRole('dialog'));
    const surcharge = dialog.getByLabelText(/Surcharge/);
    await app.user.clear(surcharge);
    await app.user.type(surcharge, '20,5');
    // Whoever types slowly is shown what each pause says.
    const asked = { body: { id: 4, draft: { surcharge_percent: '20.5' }, sample: { package: '7', adults: 2 } } };
    await waitFor(() => expect(sent(app, 'POST', 'rate-previews').at(-1)).toMatchObject(asked), { timeout: 3000 });
    const total = within((await dialog.findByRole('rowheader', { name: 'Total' })).closest('tr')!);
    expect([total.getByText('$2,000'), total.getByText('$2,400')]).toHaveLength(2);

    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^aminath@atoll.example was faster/)).toBeVisible();
    expect(dialog.getByText(/they stored “15.00”, yours is kept/)).toBeVisible();
    expect(
      [surcharge, dialog.getByLabelText(/Minimum nights/)].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['20,5', '5']);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(app, 'PATCH', 'seasons').at(-1)?.body).toEqual({ surcharge_percent: '20.5' });
    expect(screen.getByText(/^Saved/)).toBeVisible();
  });

  it('hold what was typed when the page was lost, on what a colleague stored since, until it is thrown away', async () => {
    const edit = async (season: object = SEASON) => {
      const app = await open({ 'GET /seasons/': { body: page(season) } });
      await app.user.click(await screen.findByRole('button', { name: 'High season' }));
      return { ...app, surcharge: screen.getByLabelText(/Surcharge/) };
    };
    const first = await edit();
    await first.user.clear(first.surcharge);
    await first.user.type(first.surcharge, '20,5');
    first.unmount();
    const reopen = async () => {
      const app = await edit({ ...SEASON, version: 4, min_nights: 5, surcharge_percent: '15.00' });
      expect(app.surcharge).toHaveValue('20,5');
      expect(screen.getByLabelText(/Minimum nights/)).toHaveValue('5');
      for (const text of [/^Here is what you typed until/, 'This has been changed meanwhile', /they stored “15.00”/])
        expect(screen.getByText(text)).toBeVisible();
      return app;
    };
    // However often the page is lost, nobody has chosen between the two.
    (await reopen()).unmount();
    const again = await reopen();
    await again.user.click(screen.getByRole('button', { name: 'Go back' }));
    again.unmount();
    expect((await edit()).surcharge).toHaveValue('10.00');
  });

  it('hold what was typed of a new one, and of the next of a tax', async () => {
    const write = async (where: string, button: string, label: string) => {
      const app = await open({}, undefined, where);
      await app.user.click(await screen.findByRole('button', { name: button }));
      return { ...app, field: screen.getByLabelText(label) };
    };
    for (const [where, button, label, text] of [
      ['seasons', 'New season', 'Name in English', 'Monsoon'],
      ['taxes', 'New rate: T-GST', 'Rate', '18'],
    ] as const) {
      const first = await write(where, button, label);
      await first.user.type(first.field, text);
      first.unmount();
      const again = await write(where, button, label);
      expect(again.field).toHaveValue(text);
      again.unmount();
    }
  });

  it('say what is wrong beside its field, and why the past of a tax stays', async () => {
    const app = await open({
      'POST /tax-rules/': { status: 400, body: { rate: ['Enter a number'] } },
    });
    await app.user.click(screen.getByRole('link', { name: 'Taxes' }));
    await app.user.click(await screen.findByRole('button', { name: /^T-GST from/ }));
    const past = within(screen.getByRole('dialog'));
    expect(past.getByText(/^This rule has been applied/)).toBeVisible();
    expect(past.getByLabelText('Rate')).toBeDisabled();
    await app.user.click(past.getByRole('button', { name: 'Go back' }));

    await app.user.click(screen.getByRole('button', { name: 'New rate: T-GST' }));
    const next = within(screen.getByRole('dialog'));
    await app.user.type(next.getByLabelText('Rate'), 'x');
    await app.user.click(next.getByRole('button', { name: 'Save' }));
    expect(await next.findByText('Enter a number')).toBeVisible();
    expect(next.getByLabelText('Rate')).toHaveValue('x');
    expect(sent(app, 'POST', '/tax-rules/').at(-1)?.body).toMatchObject({ code: 'T_GST', rate: 'x', places: [] });
  });

  it('ask what a new season does once it is whole, and mark the field that is wrong', async () => {
    const app = await open({
      'POST /rate-previews/season/': { status: 400, body: { 'draft.last_night': ['Ends before it begins'] } },
    });
    await app.user.click(await screen.findByRole('button', { name: 'New season' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^What a stay then costs appears here once/)).toBeVisible();
    await app.user.type(dialog.getByLabelText(/Name in English/), 'Festive');
    await app.user.type(dialog.getByLabelText('Code'), 'festive');
    fireEvent.change(dialog.getByLabelText('First night'), { target: { value: '2027-12-23' } });
    await new Promise((done) => setTimeout(done, 600));
    expect(sent(app, 'POST', 'rate-previews')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Last night'), { target: { value: '2027-12-01' } });
    expect(await dialog.findByText('Ends before it begins', {}, { timeout: 3000 })).toBeVisible();
    expect(dialog.getByText('There is no preview: what is wrong stands beside its field.')).toBeVisible();
  });

  it('store what everybody has to take in a season, and nothing of an extra that was removed', async () => {
    const app = await open({ 'PATCH /seasons/4/': { body: SEASON } });
    await app.user.click(await screen.findByRole('button', { name: 'High season' }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Add a mandatory extra' }));
    await app.user.click(dialog.getByRole('button', { name: 'Add a mandatory extra' }));
    const [first, second] = ['1', '2'].map((n) => within(dialog.getByRole('group', { name: `Mandatory extra ${n}` })));
    await app.user.type(first!.getByLabelText('Code'), 'unwanted');
    await app.user.type(second!.getByLabelText(/Name in English/), 'Gala dinner');
    await app.user.type(second!.getByLabelText('Code'), 'gala');
    fireEvent.change(second!.getByLabelText('Night'), { target: { value: `${YEAR}-12-31` } });
    await app.user.type(second!.getByLabelText('US dollars per adult'), '250');
    await app.user.type(second!.getByLabelText('US dollars per child'), '125,5');
    await app.user.click(first!.getByRole('button', { name: 'Remove this extra' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const gala = { names: { en: 'Gala dinner' }, code: 'gala', on: `${YEAR}-12-31`, adult: '250', child: '125.5' };
    expect(sent(app, 'PATCH', 'seasons').at(-1)?.body).toEqual({ obligatory: [gala] });
  });

  it('tell the same season of several places once, each to open by its name', async () => {
    const other = { ...FESTIVE, id: 6, package: 8, code: 'festive_2' };
    const app = await open({
      'GET /seasons/': { body: page(SEASON, FESTIVE, other) },
      'GET /packages/': {
        body: page(
          { id: 7, slug: 'two-islands', name: 'Two Islands' },
          { id: 8, slug: 'one-island', name: 'One Island' },
        ),
      },
    });
    const row = within((await screen.findByText('2 places')).closest('tr')!);
    await app.user.click(row.getByText('2 places'));
    await app.user.click(row.getByRole('button', { name: 'New Year: One Island' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Code')).toHaveValue('festive_2');
    expect(await dialog.findByText('Nobody has changed it yet.')).toBeVisible();
  });
});
