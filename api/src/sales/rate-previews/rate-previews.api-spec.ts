import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maldivesDay } from '@atoll/contract/days';
import type TestAgent from 'supertest/lib/agent.js';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

let test: TestApp;
let finance: TestAgent;
let sample: object;
const rows = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.em().getConnection().execute(sql, values) as Promise<T[]>;
const day = (days: number) => test.clock.maldivesDate(days);

beforeAll(async () => {
  test = await createTestApp({ demo: true });
  finance = await test.as('finance');
  await createPackage(test, {
    slug: 'on-top',
    priceMinor: 10_000,
    priceTaxes: 'on_top',
    duration: 5,
    durationNights: 4,
  });
  const [place] = await rows<{ id: number }>(`select id from resort where slug = 'mas-veyo'`);
  await rows(
    `insert into package_resort (package_id, resort_id, position) select id, ?, 0 from package where slug = 'on-top'`,
    [place?.id],
  );
  sample = { package: 'on-top', check_in: day(200), adults: 2 };
}, 120_000);
afterAll(() => test.close());

const NAMES = { en: 'Whale shark weeks', ru: 'Недели китовых акул' };
const season = () => ({ code: 'sharks', names: NAMES, first_night: day(190), last_night: day(220) });
const reduction = { code: 'early', names: { en: 'Early' }, off_percent: '10', package: 'on-top' };
const gst = (from: string) => ({ code: 'T_GST', rate: '20', valid_from: from });
const preview = (what: string, body: object, tag?: string, agent = finance) => {
  const call = agent.post(`/api/rate-previews/${what}/`);
  return (tag ? call.set('if-match', tag) : call).send({ sample, ...body });
};
const totals = ({ status, body }: { status: number; body: { before: Side; after: Side } }) => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return [body.before.price?.total, body.after.price?.total];
};
interface Side {
  price: { total: string } | null;
}

/** All that a preview might leave behind. */
const stored = () =>
  rows(`select (select json_agg(s order by id) from season s) as seasons, (select json_agg(r order by id) from reduction r) as reductions,
    (select json_agg(t order by id) from tax_rule t) as taxes, (select json_agg(p order by code) from cancellation_policy p) as policies,
    (select count(*)::int from audit_entry) as audit, (select json_agg(k order by package_id) from package_price k) as cards,
    (select json_agg(k order by resort_id) from resort_price k) as nights,
    (select count(*)::int from package_price_due) + (select count(*)::int from resort_price_due) as due`);

describe('a preview of a change of the rates', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await stored();
  });
  const nothingStored = async () => expect(await stored()).toEqual(before);

  it.each([
    ['season', () => ({ draft: { ...season(), surcharge_percent: '25' } }), '417.75'],
    ['reduction', () => ({ draft: reduction }), '327.66'],
    ['tax-rule', () => ({ draft: gst(day(0)) }), '360.00'],
  ] as const)(
    'says what the sample costs with a %s as saving it would, and stores nothing',
    async (what, body, total) => {
      // $200 and 10 % service, 17 % T-GST on both; $12 Green Tax for two people on four days.
      expect(totals(await preview(what, body()))).toEqual(['353.40', total]);
      await nothingStored();
    },
  );

  it('asks the taxes of the day of booking', async () => {
    const on = (booked_on: string) => preview('tax-rule', { draft: gst(day(30)), sample: { ...sample, booked_on } });
    expect(totals(await on(day(29)))).toEqual(['353.40', '353.40']);
    const later = await on(day(30));
    expect(totals(later)).toEqual(['353.40', '360.00']);
    const rates = (side: { price: { taxes: { code: string; rate: string; label: string }[] } }) =>
      side.price.taxes.filter(({ code }) => code === 'T_GST').map(({ rate, label }) => [rate, label]);
    expect([rates(later.body.before), rates(later.body.after)]).toEqual([
      [['17.00', 'Tourism tax (T-GST)']],
      [['20.00', 'Tourism tax (T-GST)']],
    ]);
  });

  it('says in words that the rates refuse a stay', async () => {
    const { status, body } = await preview('season', { draft: { ...season(), min_nights: 7 } });
    expect([status, body.before.refused, body.after.price]).toEqual([200, [], null]);
    expect(body.after.refused).toEqual([expect.stringContaining('Whale shark weeks')]);
  });

  it('says when what is due and what comes back under a policy', async () => {
    const draft = { tiers: [{ hours_before: 48, refund_percent: 60 }], deposit_percent: 50, balance_days_before: 20 };
    const { body, status } = await preview('cancellation-policy', { code: 'flex_24h', draft }, '"1"');
    expect([status, body.before.price, body.after.price]).toMatchObject([
      200,
      { total: '353.40', deposit_due: '88.35', balance_due_at: day(193), cancellation: { code: 'flex_24h' } },
      { total: '353.40', deposit_due: '176.70', balance_due_at: day(180) },
    ]);
    const { cutoffs } = body.after.price.cancellation;
    expect(cutoffs).toEqual([{ until: expect.any(String), refund_percent: 60 }]);
    expect(maldivesDay(new Date(cutoffs[0].until))).toBe(day(198));
    await nothingStored();
  });

  it('prices nights in a room, where a season of its resort holds', async () => {
    const room = { resort: 'mas-veyo', room: await roomOf('mas-veyo'), check_in: day(200), nights: 7, adults: 2 };
    const draft = { ...season(), resort: 'mas-veyo', surcharge_percent: '100', min_nights: 7 };
    const { body, status } = await preview('season', { draft, sample: room });
    expect([status, body]).toEqual([200, expect.objectContaining({ before: expect.anything() })]);
    const base = (side: { price: { lines: { kind: string; amount: string }[] } }, kind: string) =>
      side.price.lines.find((line) => line.kind === kind)?.amount;
    expect(base(body.after, 'season')).toBe(base(body.before, 'base'));
    expect(body.after.price.lines.find(({ kind }: { kind: string }) => kind === 'season').label).toBe(NAMES.en);
    const { cancellation, deposit_due } = body.before.price;
    expect([cancellation.code, Number(deposit_due)]).toEqual(['resort_low_45d', expect.any(Number)]);
    expect(Number(body.after.price.deposit_due)).toBeGreaterThan(Number(deposit_due));
    expect(totals(await preview('season', { draft }))).toEqual(['353.40', '353.40']);
    await nothingStored();
  });

  it('refuses a draft as saving it would', async () => {
    const [rule] = await rows<{ id: number }>(`select id from tax_rule where code = 'T_GST' and valid_to is null`);
    const [known] = await rows<{ code: string; first_night: string }>(
      'select code, first_night::text from season where package_id is null and resort_id is null limit 1',
    );
    for (const [what, body, tag, fields] of [
      ['season', { draft: { ...season(), surcharge_percent: 'x' } }, undefined, ['draft.surcharge_percent']],
      ['season', { draft: { ...season(), last_night: day(180) } }, undefined, ['draft.last_night']],
      ['season', { draft: { ...season(), code: known?.code } }, undefined, ['draft.code']],
      ['season', { draft: { ...season(), package: 'no-such' } }, undefined, ['draft.package']],
      ['reduction', { draft: { ...reduction, off_percent: '0' } }, undefined, ['draft.off_percent']],
      ['tax-rule', { draft: gst(day(-3)) }, undefined, ['draft.valid_from']],
      ['tax-rule', { id: rule?.id, draft: { code: 'T_GST', rate: '3' } }, '"1"', ['draft.rate']],
      [
        'cancellation-policy',
        { code: 'flex_24h', draft: { tiers: [24, 48].map((hours_before) => ({ hours_before, refund_percent: 50 })) } },
        '"1"',
        ['draft.tiers.1.hours_before', 'draft.tiers.1.refund_percent'],
      ],
    ] as const) {
      const refused = await preview(what, body, tag);
      expect([what, refused.status, Object.keys(refused.body)]).toEqual([what, 400, fields]);
    }
    await nothingStored();
  });

  it('is of the version that was read', async () => {
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from season limit 1');
    const of = (tag?: string) => preview('season', { id, draft: { priority: 3 } }, tag);
    expect([(await of()).status, (await of('"9"')).status, (await of('"1"')).status]).toEqual([428, 412, 200]);
    expect((await of('"9"')).body.current).toMatchObject({ id, version: 1 });
    expect((await preview('season', { id: 999_999, draft: {} }, '"1"')).status).toBe(404);
  });

  it.each([
    ['package', { package: 'no-such' }],
    ['package', { package: null }],
    ['package', { resort: 'mas-veyo', room: 'x', nights: 3 }],
    ['resort', { package: null, resort: 'no-such', room: 'x', nights: 3 }],
    ['room', { package: null, resort: 'mas-veyo', room: 'x', nights: 3 }],
    ['room', { package: null, resort: 'mas-veyo', nights: 3 }],
    ['adults', { adults: 0 }],
    ['check_in', { check_in: '2020-01-01' }],
    ['booked_on', { booked_on: '2020-01-01' }],
  ])('says what is wrong with the %s of the sample', async (field, wrong) => {
    const refused = await preview('season', { draft: season(), sample: { ...sample, ...wrong } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [`sample.${field}`]]);
  });

  it('is for those who may change it', async () => {
    const agent = await test.as('agent');
    for (const [what, body] of [
      ['season', { draft: season() }],
      ['reduction', { draft: reduction }],
      ['tax-rule', { draft: gst(day(0)) }],
      ['cancellation-policy', { code: 'flex_24h', draft: {} }],
    ] as const)
      expect([what, (await preview(what, body, '"1"', agent)).status]).toEqual([what, 403]);
  });

  it('says what a quote on the site says once it is saved', async () => {
    const { body } = await preview('tax-rule', { draft: gst(day(0)) });
    expect((await finance.post('/api/tax-rules/').send(gst(day(0)))).status).toBe(201);
    const quote = await test.api().post('/api/bookings/quote/').send(sample);
    const { check_in, check_out, nights, total, lines, taxes_included, net, deposit_due } = body.after.price;
    expect(quote.body).toMatchObject({ check_in, check_out, nights, total, lines, taxes_included, net, deposit_due });
    const figures = (taxes: { code: string; rate: string; amount: string }[]) =>
      taxes.map(({ code, rate, amount }) => [code, rate, amount]);
    expect(figures(quote.body.taxes)).toEqual(figures(body.after.price.taxes));
  });
});

async function roomOf(slug: string): Promise<string> {
  const [row] = await rows<{ code: string }>(`select room_types -> 0 ->> 'code' as code from resort where slug = ?`, [
    slug,
  ]);
  return row?.code ?? '';
}
