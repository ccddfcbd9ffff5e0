import { bankLines } from '@atoll/contract/bank';
import { maldivesDay } from '@atoll/contract/days';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { TaxLineDto } from '../quotes/quote.dto.js';
import type { Paper, PaperBlock, PaperFact, PaperLine } from './drawing/paper.js';
import type { IssuedContent, IssuedPaper } from './paper-content.js';
import { type PaperWording, letterhead } from './paper-wording.js';

/** Sum of decimal amounts. */
const sum = (amounts: readonly string[]): string =>
  formatMinor(amounts.reduce((total, amount) => total + parseMinor(amount), 0));

const less = (amount: string, other: string): string => formatMinor(parseMinor(amount) - parseMinor(other));

/** A tax with the rule by which it was reckoned. */
function taxLabel({ label, kind, rate, base }: TaxLineDto, { currency }: IssuedContent, wording: PaperWording): string {
  const { say, percent, money } = wording;
  return kind === 'percent'
    ? say('sums.percent', { label, rate: percent(rate), base: money(base, currency) })
    : say('sums.per_person_per_day', { label, rate: money(rate, currency), count: Number(base) });
}

/** What the total is made of: the lines with the taxes on top, or the total and the taxes that are in it. */
function priceBlocks(content: IssuedContent, wording: PaperWording): PaperBlock[] {
  const { details, total, currency } = content;
  const { say, money } = wording;
  const taxes: PaperLine[] = details.taxes.map((tax) => ({
    label: taxLabel(tax, content, wording),
    amount: money(tax.amount, currency),
  }));
  const whole: PaperLine = { label: say('sums.total'), amount: money(total, currency), isTotal: true };
  const lines: PaperBlock = {
    head: { label: say('labels.description'), qty: say('labels.qty'), amount: say('labels.amount') },
    lines: details.lines.map(({ kind, label, qty, amount }) => ({
      label,
      qty: String(qty),
      amount: kind === 'transfer' && !isSome(amount) ? say('included') : money(amount, currency),
    })),
  };
  if (!details.taxes_included) {
    const subtotal = sum(details.lines.map(({ amount }) => amount));
    return [lines, { sums: [{ label: say('sums.subtotal'), amount: money(subtotal, currency) }, ...taxes, whole] }];
  }
  const net = { label: say('sums.inside'), amount: money(details.net, currency) };
  return [lines, { sums: [whole, ...(taxes.length > 0 ? [net, ...taxes] : [])] }];
}

const isSome = (amount: string): boolean => parseMinor(amount) > 0;

/** What had arrived by then, what is still asked for, and until when. */
function askedFor(
  { details, total, received, currency, pay_by, asked }: IssuedContent,
  wording: PaperWording,
): PaperBlock {
  const { say, money, date, moment } = wording;
  const { deposit_due: deposit, balance_due_at: day } = details;
  const { now, later } = asked ?? { now: deposit, later: less(total, deposit) };
  const amount = money(now, currency);
  const first = pay_by ? say('payment.by', { amount, date: moment(pay_by) }) : say('payment.now', { amount });
  const isPart = isSome(received) && asked !== undefined;
  const names = day === null ? (['whole', 'due'] as const) : (['deposit', 'deposit_left'] as const);
  const facts: PaperFact[] = [
    [say('payment.received'), isPart ? money(received, currency) : null],
    [say(`payment.${names[isPart ? 1 : 0]}`), isSome(now) ? first : null],
    [
      say('payment.balance'),
      day !== null && isSome(later) ? say('payment.by', { amount: money(later, currency), date: date(day) }) : null,
    ],
  ];
  return { heading: say('payment.heading'), facts };
}

function bank({ agency, reference }: IssuedContent, { say }: PaperWording): PaperBlock[] {
  if (!agency.bank_details) return [];
  const facts: PaperFact[] = [
    [
      say('bank.account'),
      bankLines(agency.bank_details, (fact, value, label) => say(`bank.details.${fact}`, { value, label })),
    ],
    [say('bank.reference'), `${reference}\n${say('bank.note')}`],
  ];
  return [{ heading: say('bank.heading'), facts, isFramed: true }];
}

/** What comes back until when, as instants in the Maldives. */
function cancellation({ details }: IssuedContent, { say, percent, moment }: PaperWording): PaperBlock[] {
  const { code, label, cutoffs, deposit_refundable } = details.cancellation;
  // A booking from before conditions were kept with it.
  if (code === '') return [];
  const back = (refund: number) => {
    if (refund < 100) return say('cancellation.part', { percent: percent(String(refund)) });
    return say(deposit_refundable ? 'cancellation.all' : 'cancellation.all_but_deposit');
  };
  return [
    {
      heading: say('cancellation.heading'),
      facts: [
        [say('cancellation.policy'), label],
        ...cutoffs.map(({ until, refund_percent }): PaperFact => [
          say('cancellation.until', { moment: moment(until) }),
          back(refund_percent),
        ]),
        [say(cutoffs.length > 0 ? 'cancellation.after' : 'cancellation.always'), say('cancellation.nothing')],
      ],
    },
  ];
}

const terms = ({ terms: accepted }: IssuedContent, { say, moment }: PaperWording): string[] =>
  accepted ? [say('notes.terms', { version: accepted.version, date: moment(accepted.accepted_at) })] : [];

/** What every issued paper begins with. */
function begin({ type, number, issued_at, content }: IssuedPaper, wording: PaperWording): Omit<Paper, 'blocks'> {
  const { say, date } = wording;
  const { agency, reference, replaces } = content;
  return {
    language: content.language,
    title: say(`${type}.title`),
    number,
    facts: [
      [say('labels.issued'), date(maldivesDay(new Date(issued_at)))],
      [say('labels.booking'), reference],
      [say('labels.replaces'), replaces],
      [say('labels.corrects'), content.credit?.of ?? null],
    ],
    agency: { name: agency.name, lines: letterhead(agency, wording) },
    foot: say('foot', { reference }),
    pageWords: say('page'),
    made_at: issued_at,
  };
}

function panels({ guest, trip }: IssuedContent, { say, dates, party, rooms, country }: PaperWording): PaperBlock {
  const { room } = trip;
  const meals = room?.meal_plan && say(`meal_plans.${room.meal_plan}`);
  return {
    panels: [
      { label: say('labels.guest'), title: guest.name, lines: guest.country ? [country(guest.country)] : [] },
      {
        label: say('labels.trip'),
        title: trip.name,
        lines: [
          dates(trip.check_in, trip.check_out),
          `${say('nights', { count: trip.nights })} · ${party(trip)}`,
          ...(room ? [[rooms(room.name, room.count), meals].filter(Boolean).join(' · ')] : []),
        ],
      },
    ],
  };
}

/** A request for payment: what it costs, when what is due, where it is paid to, and what comes back of it. */
export function proForma(paper: IssuedPaper, wording: PaperWording): Paper {
  const { content } = paper;
  return {
    ...begin(paper, wording),
    blocks: [
      panels(content, wording),
      ...priceBlocks(content, wording),
      askedFor(content, wording),
      ...bank(content, wording),
      ...cancellation(content, wording),
      wording.say('notes.pro_forma'),
      ...terms(content, wording),
    ],
  };
}

/** What was supplied, with its taxes, and what has been paid of it. */
export function taxInvoice(paper: IssuedPaper, wording: PaperWording): Paper {
  const { content } = paper;
  const { total, received, currency, details, asked } = content;
  const { say, money, date } = wording;
  const rest = asked?.now ?? less(total, received);
  const open = money(rest, currency);
  const due = details.balance_due_at
    ? say('payment.by', { amount: open, date: date(details.balance_due_at) })
    : say('payment.now', { amount: open });
  return {
    ...begin(paper, wording),
    blocks: [
      panels(content, wording),
      ...priceBlocks(content, wording),
      {
        heading: say('payment.heading'),
        facts: [
          [say('payment.received'), money(received, currency)],
          [say('payment.due'), isSome(rest) ? due : say('payment.paid')],
        ],
      },
      ...cancellation(content, wording),
      ...terms(content, wording),
    ],
  };
}

/** What goes back of a tax invoice. */
export function creditNote(paper: IssuedPaper, wording: PaperWording): Paper {
  const { content } = paper;
  const { say, money } = wording;
  const { amount = '0.00', of = null } = content.credit ?? {};
  const given = money(amount, content.currency);
  return {
    ...begin(paper, wording),
    blocks: [
      panels(content, wording),
      {
        head: { label: say('labels.description'), qty: say('labels.qty'), amount: say('labels.amount') },
        lines: [{ label: content.trip.name, qty: '1', amount: given }],
      },
      { sums: [{ label: say('sums.credited'), amount: given, isTotal: true }] },
      ...(of === null ? [] : [say('notes.credit_note', { number: of })]),
    ],
  };
}

/** The paper of a snapshot, in the words of its language. */
export const issuedPaper = (paper: IssuedPaper, wording: PaperWording): Paper =>
  ({ pro_forma: proForma, tax_invoice: taxInvoice, credit_note: creditNote })[paper.type](paper, wording);
