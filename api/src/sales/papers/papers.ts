import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maldivesDay } from '@atoll/contract/days';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { Invoice } from './invoice.entity.js';
import type { IssuedContent, IssuedType } from './paper-content.js';
import { issuedContent } from './paper-contents.js';
import { type InvoiceRow, listInvoices, lockBooked, nextSequence } from './papers.queries.js';

/** What a booking owes at the moment of a paper. Cents. */
export interface Asked {
  amount: number;
  later: number;
}

/** What a paper would say of a booking now, and those that it has. */
interface Read {
  content: IssuedContent;
  issued: InvoiceRow[];
}

/** What a paper is found by. */
export type IssuedNumber = Pick<InvoiceRow, 'id' | 'number'>;

/** What makes a paper another one: who pays, what for, how much and until when. Money that arrives meanwhile does not. */
const agreementOf = (type: IssuedType, { guest, trip, total, details, pay_by, currency }: IssuedContent) =>
  type === 'pro_forma' ? { guest, trip, total, currency, details, pay_by } : { guest, trip, total, currency, details };

const lastInvoice = (issued: readonly InvoiceRow[]) => issued.findLast(({ type }) => type === 'tax_invoice');

/** What the last tax invoice asks for, less what was credited of it; 0 without one. Cents. */
function invoicedOf(issued: readonly InvoiceRow[]): number {
  const invoice = lastInvoice(issued);
  if (!invoice) return 0;
  const credits = issued.map(({ content: { credit } }) =>
    credit?.of === invoice.number ? parseMinor(credit.amount) : 0,
  );
  return credits.reduce((left, credit) => left - credit, parseMinor(invoice.content.total));
}

/** Issues papers of the books. Each call is part of its caller's transaction, which loses the number when it fails. */
@Injectable()
export class Papers {
  constructor(private readonly clock: Clock) {}

  /**
   * Issues a request for payment or a tax invoice of a booking as it is now. When the last of its kind says the same, that one is
   * it; otherwise the new one names the one whose place it takes. An invoice that was credited holds no more: the rest of it is
   * credited as well, and the new one is the first of another sale. To be called late in a transaction: numbers wait for it.
   * @throws {NotFoundError} for a booking that does not exist
   */
  async issue(
    em: EntityManager,
    bookingId: string,
    type: 'pro_forma' | 'tax_invoice',
    { amount, later }: Asked,
  ): Promise<IssuedNumber> {
    const { content, issued } = await this.read(em, bookingId);
    const ended = type === 'tax_invoice' && (await this.end(em, bookingId, { content, issued }));
    const last = ended ? undefined : issued.findLast((paper) => paper.type === type);
    if (last && isDeepStrictEqual(agreementOf(type, last.content), agreementOf(type, plain(content)))) return last;
    const asked = { now: formatMinor(amount), later: formatMinor(later) };
    return this.store(em, bookingId, type, { ...content, asked, replaces: last?.number ?? null });
  }

  /**
   * Issues a credit note: what goes back of the last tax invoice.
   * @param amountMinor cents
   * @throws {NotFoundError} for a booking that does not exist
   */
  async credit(em: EntityManager, bookingId: string, amountMinor: number): Promise<IssuedNumber> {
    const { content, issued } = await this.read(em, bookingId);
    const of = lastInvoice(issued)?.number ?? null;
    return this.store(em, bookingId, 'credit_note', { ...content, credit: { amount: formatMinor(amountMinor), of } });
  }

  /**
   * Credits what the last tax invoice asks for above what is owed, as far as that was not credited before; nothing where there is none.
   * @param owedMinor cents
   * @throws {NotFoundError} for a booking that does not exist
   */
  async reduce(em: EntityManager, bookingId: string, owedMinor: number): Promise<void> {
    const { issued } = await this.read(em, bookingId);
    const above = invoicedOf(issued) - owedMinor;
    if (above > 0) await this.credit(em, bookingId, above);
  }

  /** Whether the last tax invoice was credited; what was left of it is credited now. */
  private async end(em: EntityManager, bookingId: string, { content, issued }: Read): Promise<boolean> {
    const invoice = lastInvoice(issued);
    const left = invoicedOf(issued);
    if (!invoice || left === parseMinor(invoice.content.total)) return false;
    const credit = { amount: formatMinor(left), of: invoice.number };
    if (left > 0) await this.store(em, bookingId, 'credit_note', { ...content, credit });
    return true;
  }

  private async read(em: EntityManager, bookingId: string): Promise<Read> {
    await em.flush();
    const sql = transactionSql(em);
    const booked = await lockBooked(sql, bookingId);
    if (!booked) throw new NotFoundError();
    return { content: await issuedContent(sql, booked), issued: await listInvoices(sql, bookingId) };
  }

  private async store(
    em: EntityManager,
    booking: string,
    type: IssuedType,
    content: IssuedContent,
  ): Promise<IssuedNumber> {
    const issuedAt = this.clock.now();
    const year = Number(maldivesDay(issuedAt).slice(0, 4));
    const sequence = await nextSequence(transactionSql(em), type, year);
    const invoice = new Invoice({ booking, type, year, sequence, issuedAt, content });
    em.persist(invoice);
    await em.flush();
    return invoice;
  }
}

/** As it comes back from the database: members that are not there are not there. */
const plain = (content: IssuedContent): IssuedContent => JSON.parse(JSON.stringify(content)) as IssuedContent;
