import { describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import drawPaper from './drawing/draw-paper.js';
import type { Paper } from './drawing/paper.js';
import { issuedPaper } from './issued-papers.js';
import type { IssuedContent, IssuedType, VoucherContent } from './paper-content.js';
import { paperWording } from './paper-wording.js';
import { voucher } from './voucher.js';

const SITE = 'Atoll Travel';
const AGENCY = {
  name: SITE,
  legal_entity: 'Atoll Travel Pvt Ltd',
  address: 'Boduthakurufaanu Magu\nMalé 20026',
  taxpayer_no: '1000000GST501',
  licence_no: 'TA-0412',
  phone: '+960 000 0000',
  email: 'hello@atoll.example',
};
const NAMES: Record<Language, { trip: string; guest: string; adults: string; policy: string; total: string }> = {
  en: {
    trip: 'Quiet week on Baa',
    guest: 'Zoë Łukaszewska',
    adults: 'Adults',
    policy: 'Half back',
    total: '$8,023.50',
  },
  ru: { trip: 'Тихая неделя', guest: 'Анна Щёголева', adults: 'Взрослые', policy: 'Половина', total: '8 023,50 $' },
  zh: { trip: '静谧一周，水上别墅', guest: '王玥璟', adults: '成人', policy: '退一半', total: '$8,023.50' },
};

const issued = (language: Language, over: Partial<IssuedContent> = {}): IssuedContent => ({
  language,
  agency: { ...AGENCY, bank_details: 'Bank of Maldives\nAccount 7770' },
  reference: 'MV-7K3QZ4',
  guest: { name: NAMES[language].guest, country: 'FR' },
  trip: {
    name: NAMES[language].trip,
    check_in: '2027-02-14',
    check_out: '2027-02-21',
    nights: 7,
    adults: 2,
    children_ages: [7, 0],
  },
  total: '8023.50',
  currency: 'USD',
  details: {
    lines: [
      { kind: 'base', code: null, label: NAMES[language].adults, qty: 2, unit: 'person', amount: '8915.00' },
      { kind: 'reduction', code: 'early', label: 'Early', qty: 1, unit: 'booking', amount: '-891.50' },
    ],
    taxes_included: true,
    taxes: [
      { code: 'T_GST', label: 'T-GST', rule: '3', kind: 'percent', rate: '17.00', base: '6600.00', amount: '1122.00' },
      { code: 'G', label: 'Green', rule: '4', kind: 'per_person_per_day', rate: '12.00', base: '21', amount: '252.00' },
    ],
    net: '6649.50',
    total_before: '8915.00',
    deposit_due: '2005.88',
    balance_due_at: '2026-12-31',
    cancellation: {
      code: 'half',
      label: NAMES[language].policy,
      deposit_refundable: true,
      cutoffs: [{ until: '2027-01-30T09:00:00.000Z', refund_percent: 50 }],
    },
  },
  received: '2005.88',
  pay_by: '2026-11-25T09:00:00.000Z',
  terms: { version: '1', accepted_at: '2026-11-23T08:00:00.000Z' },
  replaces: null,
  credit: null,
  ...over,
});

const paperOf = (type: IssuedType, content: IssuedContent): Paper =>
  issuedPaper(
    { type, number: 'N-2026-00012', issued_at: '2026-11-22T20:00:00.000Z', content },
    paperWording(content.language, SITE),
  );

/** Without spaces: where a line of Chinese ends, none is meant. */
const flat = (text: string): string => text.replaceAll(/[\s\u2060]+/g, '');

/** What a PDF says. */
async function read(paper: Paper): Promise<{ text: string; pages: number; bytes: number }> {
  const pdf = await drawPaper(paper);
  const bytes = pdf.byteLength;
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { text: flat(text), pages: totalPages, bytes };
}

describe.each(LANGUAGE_CODES)('papers in %s', (language) => {
  const { trip, guest, adults, policy, total } = NAMES[language];
  const wording = paperWording(language, SITE);
  const money = (amount: string) => flat(wording.money(amount, 'USD'));

  it('a pro-forma says what is asked for, where to, and what comes back until when', async () => {
    const { text, pages, bytes } = await read(paperOf('pro_forma', issued(language)));
    expect(pages).toBe(1);
    expect(bytes).toBeLessThan(150_000);
    for (const part of [
      guest,
      trip,
      adults,
      policy,
      total,
      'N-2026-00012',
      'MV-7K3QZ4',
      'TA-0412',
      'Account 7770',
      '1000000GST501',
      'Malé 20026',
    ])
      expect(text).toContain(flat(part));
    for (const amount of ['8915.00', '-891.50', '6649.50', '1122.00', '252.00', '2005.88', '6017.62'])
      expect(text).toContain(money(amount));
    expect(text).toContain(flat(wording.moment('2027-01-30T09:00:00.000Z')));
    expect(text).toMatch(/14:00.{0,30}UTC\+5/);
  });

  it('a pro-forma names the account in words of the reader', async () => {
    const agency = { ...AGENCY, bank_details: 'Bank of Maldives\nAccount name: Atoll\nAccount: 7770' };
    const { text } = await read(paperOf('pro_forma', issued(language, { agency })));
    for (const [fact, value] of [
      ['holder', 'Atoll'],
      ['account', '7770'],
    ])
      expect(text).toContain(flat(wording.say(`bank.details.${fact}`, { value: value! })));
  });

  it('a pro-forma asks for no money that has arrived', async () => {
    const asked = { now: '1005.88', later: '6017.62' };
    const { text } = await read(paperOf('pro_forma', issued(language, { received: '1000.00', asked })));
    for (const amount of ['1000.00', '1005.88', '6017.62']) expect(text).toContain(money(amount));
    expect(text).toContain(flat(wording.say('payment.deposit_left')));
    expect(text).not.toContain(money('2005.88'));
    const covered = { received: '2005.88', asked: { now: '0.00', later: '6017.62' } };
    const { text: rest } = await read(paperOf('pro_forma', issued(language, covered)));
    expect(rest).toContain(money('6017.62'));
    expect(rest).not.toContain(flat(wording.say('payment.deposit_left')));
  });

  it('a tax invoice says what arrived and what is still to pay, and no account', async () => {
    const { text } = await read(paperOf('tax_invoice', issued(language)));
    for (const part of [guest, trip, total, money('2005.88'), money('6017.62')]) expect(text).toContain(flat(part));
    expect(text).not.toContain('Account7770');
    const paid = await read(paperOf('tax_invoice', issued(language, { received: '8023.50' })));
    expect(paid.text).toContain(flat(wording.say('payment.paid')));
  });

  it('a credit note says what goes back of which invoice', async () => {
    const credit = { amount: '2005.88', of: 'INV-2026-00007' };
    const { text } = await read(paperOf('credit_note', issued(language, { credit })));
    for (const part of [guest, money('2005.88'), 'INV-2026-00007']) expect(text).toContain(flat(part));
    expect(text).not.toContain(flat(total));
  });

  it('a paper of many lines goes on on the next page, which says whose it is', async () => {
    const content = issued(language);
    const [line] = content.details.lines;
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...line!,
      qty: 1,
      label: `${adults} ${trip} №${index}`,
    }));
    const { text, pages } = await read(paperOf('tax_invoice', { ...content, details: { ...content.details, lines } }));
    expect(pages).toBe(3);
    for (const index of [0, 30, 59]) expect(text).toContain(flat(`${trip} №${index}1`));
    expect(text).toContain(flat(wording.say('page').replace('{{page}}', '3').replace('{{pages}}', '3')));
    expect(text.split('N-2026-00012')).toHaveLength(1 + pages);
  });

  const stay = (over: Partial<VoucherContent> = {}): VoucherContent => ({
    language,
    agency: { ...AGENCY, whatsapp: '9600000000' },
    reference: 'MV-7K3QZ4',
    guest: { name: guest },
    trip: { ...issued(language).trip, english_name: NAMES.en.trip, meal_plan: 'HB' },
    stays: [
      {
        place: { own: trip, english: 'Quiet Lagoon' },
        room: { own: trip, english: 'Water villa' },
        rooms: 1,
        check_in: '2027-02-14',
        check_out: '2027-02-21',
        check_in_time: '14:00',
        check_out_time: '12:00',
      },
    ],
    there: { name: { own: trip, english: 'Seaplane to Baa' }, minutes: 35, operator: 'Lagoon Air' },
    home: null,
    nights_near_airport: [],
    arrival_flight_at: '2027-02-14T13:05',
    departure_flight_at: null,
    arrival_flight_no: 'QR674',
    departure_flight_no: null,
    travellers: [{ name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' }],
    special_requests: 'A cot, please',
    as_of: '2026-11-23T09:30:00.000Z',
    ...over,
  });

  it('a voucher tells the guest and, in English, the desk and the reception who comes when, and how', async () => {
    const { text, pages } = await read(voucher(stay(), wording));
    expect(pages).toBe(1);
    const told = [
      guest,
      trip,
      'Voucher',
      'Quiet week on Baa',
      'Quiet Lagoon',
      'Water villa',
      'Seaplane to Baa',
      'Lagoon Air',
    ];
    const times = [
      '14 February 2027, 13:05',
      '14 February 2027, 14:00',
      '21 February 2027, 12:00',
      'Not known to us yet',
    ];
    const rest = [
      '2 adults and 2 children (ages 7 and under 1)',
      'Half board',
      '+960 000 0000',
      '+9600000000',
      'A cot, please',
    ];
    for (const part of [...told, ...times, ...rest, 'MV-7K3QZ4']) expect(text).toContain(flat(part));
    // Each thing in English once, whatever the guest's language.
    expect(text.split('Halfboard')).toHaveLength(2);
    expect(text).toContain(flat(wording.say('stay.heading')));
  });
});

describe('a paper', () => {
  it('is the same bytes whenever it is drawn from the same snapshot', async () => {
    const paper = paperOf('pro_forma', issued('ru'));
    expect(Buffer.compare(await drawPaper(paper), await drawPaper(paper))).toBe(0);
  });

  it('is dated by the day in the Maldives', async () => {
    expect((await read(paperOf('pro_forma', issued('en')))).text).toContain('23November2026');
  });

  it('shows names as they are written, and a question mark for what no font has', async () => {
    const name = 'Nguyễn Ölçay 李喆翀堃 José 🏝';
    const { text } = await read(paperOf('pro_forma', issued('en', { guest: { name, country: null } })));
    expect(text).toContain(flat('Nguyễn Ölçay 李喆翀堃 José ?'));
  });

  it('puts taxes on top where the lines are without them', async () => {
    const content = issued('en');
    const { text } = await read(
      paperOf('pro_forma', { ...content, details: { ...content.details, taxes_included: false } }),
    );
    expect(text).toMatch(/Tripbeforetaxesandcharges\$8,023\.50T-GST,17%of.*Total\$8,023\.50/);
  });

  it('of a stay that is due at once asks for all of it', async () => {
    const content = issued('en', { pay_by: null });
    const details = { ...content.details, deposit_due: '8023.50', balance_due_at: null };
    const { text } = await read(paperOf('pro_forma', { ...content, details }));
    expect(text).toContain(flat('Whole amount $8,023.50 at once'));
    expect(text).not.toContain('Balance');
  });
});
