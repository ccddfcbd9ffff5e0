import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/data/sql.js';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { stayCalendar } from './calendar.js';
import type { Paper } from './drawing/paper.js';
import { DrawnPapers } from './drawn-papers.js';
import type { DrawingKey } from './drawn-papers.queries.js';
import { fingerprintOf } from './fingerprint.js';
import { issuedPaper } from './issued-papers.js';
import { voucherContent } from './paper-contents.js';
import { paperWording } from './paper-wording.js';
import type { BookingPapersDto } from './papers.dto.js';
import { type BookedRow, findAgency, findBooked, findInvoice, listInvoices } from './papers.queries.js';
import { voucher } from './voucher.js';

/** States in which somebody may be received with a voucher. */
const RECEIVED = ['confirmed', 'completed'];

/** A file and what it is called. */
export interface PaperFile {
  bytes: Buffer;
  /** In the language of the paper. */
  name: string;
  /** The same for who takes ASCII only. */
  plainName: string;
}

/** 409: there is no voucher before the booking is confirmed, nor after it was cancelled. */
export class NotConfirmedError extends AppError {
  constructor() {
    super(409, 'not_confirmed');
  }
}

/** Reads the papers of a booking. Who may is the caller's matter. */
@Injectable()
export class PaperFiles {
  constructor(
    private readonly sql: Sql,
    private readonly drawn: DrawnPapers,
  ) {}

  /** What there is. @throws {NotFoundError} */
  async list(bookingId: string): Promise<BookingPapersDto> {
    const { status } = await this.booked(bookingId);
    const invoices = await listInvoices(this.sql, bookingId);
    const place = `/api/bookings/${bookingId}`;
    return {
      issued: invoices.map(({ id, type, number, issued_at, content }) => ({
        id,
        type,
        number,
        issued_at,
        amount: content.credit?.amount ?? content.total,
        currency: content.currency,
        url: `${place}/papers/${id}/`,
      })),
      voucher: RECEIVED.includes(status) ? `${place}/voucher/` : null,
      calendar: `${place}/calendar.ics`,
    };
  }

  /** The PDF of an issued paper. @throws {NotFoundError} */
  async issued(bookingId: string, id: string): Promise<PaperFile> {
    const invoice = await findInvoice(this.sql, bookingId, id);
    if (!invoice) throw new NotFoundError();
    const { language, agency } = invoice.content;
    const key = { id, booking: bookingId, fingerprint: invoice.number, version: null };
    return this.file(key, issuedPaper(invoice, paperWording(language, agency.name)), invoice.number);
  }

  /** The voucher of a booking as it is now. @throws {NotConfirmedError} 409 */
  async voucher(bookingId: string): Promise<PaperFile> {
    const booked = await this.booked(bookingId);
    if (!RECEIVED.includes(booked.status)) throw new NotConfirmedError();
    const content = await voucherContent(this.sql, booked);
    const paper = voucher(content, paperWording(content.language, content.agency.name));
    const key = { id: bookingId, booking: bookingId, fingerprint: fingerprintOf(paper), version: booked.version };
    return this.file(key, paper, `voucher-${booked.reference}`);
  }

  /** The trip for the guest's own calendar (RFC 5545). @throws {NotFoundError} */
  async calendar(bookingId: string): Promise<string> {
    const booked = await this.booked(bookingId);
    const { name = 'Atoll' } = (await findAgency(this.sql, booked.locale)) ?? {};
    return stayCalendar(booked, paperWording(booked.locale, name));
  }

  private async booked(id: string): Promise<BookedRow> {
    const booked = await findBooked(this.sql, id);
    if (!booked) throw new NotFoundError();
    return booked;
  }

  private async file(key: DrawingKey, paper: Paper, plainName: string): Promise<PaperFile> {
    const bytes = await this.drawn.bytes(key, paper);
    return { bytes, name: `${paper.title} ${paper.number}.pdf`, plainName: `${plainName}.pdf` };
  }
}
