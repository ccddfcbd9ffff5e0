import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maldivesDay } from '@atoll/contract/days';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';
import { Invoice } from './invoice.entity.js';
import type { IssuedContent, IssuedType } from './paper-content.js';
import { issuedContent } from './paper-contents.js';
import { type InvoiceRow, listInvoices, lockBooked, nextSequence } from './papers.queries.js';

/** What a booking owes at the moment of a paper. Cents. */
export interface Asked {
  amount: number;
  later: number;
}

/** What a paper is found by. */
export type IssuedNumber = Pick<InvoiceRow, 'id' | 'number'>;

/** What makes a paper another one: who pays, what for, how much and until when. Money that arrives meanwhile does not. */
const agreementOf = (type: IssuedType, { guest, trip, total, details, pay_by, currency }: IssuedContent) =>
  type === 'pro_forma' ? { guest, trip, total, currency, details, pay_by } : { guest, trip, total, currency, details };

/** Issues papers of the books. Each call is part of its caller's transaction, which loses the number when it fails. */
@Injectable()
export class Papers {
  constructor(private readonly clock: Clock) {}

  /**
   * Issues a request for payment or a tax invoice of a booking as it is now. When the last of its kind says the same, that one is
   * it; otherwise the new one names the one whose place it takes. To be called late in a transaction: numbers wait for it.
   * @throws {NotFoundError} for a booking that does not exist
   */
  async issue(
    em: EntityManager,
    bookingId: string,
    type: 'pro_forma' | 'tax_invoice',
    { amount, later }: Asked,
  ): Promise<IssuedNumber> {
    const { content, issued } = await this.read(em, bookingId);
    const last = issued.findLast((paper) => paper.type === type);
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
    const of = issued.findLast(({ type }) => type === 'tax_invoice')?.number ?? null;
    return this.store(em, bookingId, 'credit_note', { ...content, credit: { amount: formatMinor(amountMinor), of } });
  }

  private async read(em: EntityManager, bookingId: string): Promise<{ content: IssuedContent; issued: InvoiceRow[] }> {
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
