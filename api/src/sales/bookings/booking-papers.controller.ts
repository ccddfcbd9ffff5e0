import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Lang } from '../../platform/http/negotiation.js';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public } from '../../platform/access/access.js';
import { Tagged } from '../../platform/data/etag-answers.js';
import { contentTag } from '../../platform/data/etags.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { type PaperFile, PaperFiles } from '../papers/paper-files.js';
import { BookingPapersDto } from '../papers/papers.dto.js';
import { GetBookingQuery } from './bookings.dto.js';
import { BookingsService } from './bookings.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

const FILE = { headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } } };
const PDF = { ...FILE, content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } as const } } };
const NOT_CONFIRMED = {
  description: 'The booking is not confirmed yet, or no more.',
  type: ErrorDto,
  example: {
    detail: 'The booking is not confirmed yet, or no more: there is no voucher.',
    code: 'not_confirmed',
  },
};
const CALENDAR = { ...FILE, content: { 'text/calendar': { schema: { type: 'string' } as const } } };

/** As a header may hold it (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Shown where it is opened, under a name in its own language; who cannot read that takes the one in ASCII. */
function nameFile(reply: FastifyReply, type: string, name: string, plain: string): void {
  reply.headers({
    'content-type': type,
    'content-disposition': `inline; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
    'cache-control': PRIVATE_CACHE_CONTROL,
  });
}

/**
 * The papers of a booking, in its language: for its guest with the access token, for the customer whose it is, for staff with
 * `bookings.view`. Anyone else gets 404.
 */
@ApiTags('bookings')
@ApiBearerAuth('customer')
@ApiBearerAuth('staff')
@Controller('bookings/:id')
export class BookingPapersController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly files: PaperFiles,
  ) {}

  /** What papers there are: the numbered ones that were issued, the voucher, and the trip for a calendar. */
  @Get('papers')
  @Public({ identity: 'optional' })
  @ApiErrors(401, 403, 404)
  async listBookingPapers(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: token }: GetBookingQuery,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingPapersDto> {
    await this.bookings.get(id, token, caller, language);
    reply.header('cache-control', PRIVATE_CACHE_CONTROL);
    return this.files.list(id);
  }

  /** A paper as it was issued, as PDF: whatever became of the booking since. */
  @Get('papers/:paper')
  @Public({ identity: 'optional' })
  @Tagged()
  @ApiOkResponse(PDF)
  @ApiErrors(401, 403, 404, 503)
  async getBookingPaper(
    @Param('id', UuidPipe) id: string,
    @Param('paper', UuidPipe) paper: string,
    @Query() { access_token: token }: GetBookingQuery,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.bookings.get(id, token, caller, language);
    return this.pdf(await this.files.issued(id, paper), reply);
  }

  /** The voucher for the transfer desk and the reception, as PDF; 409 `not_confirmed` before the booking is. */
  @Get('voucher')
  @Refuses(409, 'not_confirmed')
  @Public({ identity: 'optional' })
  @Tagged()
  @ApiOkResponse(PDF)
  @ApiConflictResponse(NOT_CONFIRMED)
  @ApiErrors(401, 403, 404, 503)
  async getBookingVoucher(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: token }: GetBookingQuery,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.bookings.get(id, token, caller, language);
    return this.pdf(await this.files.voucher(id), reply);
  }

  /** The trip and its flights for a calendar (RFC 5545). */
  @Get('calendar.ics')
  @Public({ identity: 'optional' })
  @ApiOkResponse(CALENDAR)
  @ApiErrors(401, 403, 404)
  async getBookingCalendar(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: token }: GetBookingQuery,
    @CurrentCaller() caller: Caller | null,
    @Lang() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { reference } = await this.bookings.get(id, token, caller, language);
    const file = `${reference}.ics`;
    nameFile(reply, 'text/calendar; charset=utf-8', file, file);
    return this.files.calendar(id);
  }

  private pdf({ bytes, name, plainName }: PaperFile, reply: FastifyReply): Buffer {
    nameFile(reply, 'application/pdf', name, plainName);
    reply.header('etag', contentTag(bytes));
    return bytes;
  }
}
