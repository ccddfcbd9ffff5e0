import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeReference } from '../../../platform/fields/reference.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { onBeat } from '../../../platform/http/answer-times.js';
import type { BookingLookupDto } from './booking-lookup.dto.js';
import { bookingOf } from './booking-lookup.queries.js';
import { BookingMails } from '../letters/booking-mails.js';

/** Leads back to a booking whose link is lost. */
@Injectable()
export class BookingLookup {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: BookingMails,
  ) {}

  /**
   * Mails the link to the address of a booking when reference and address belong together. Both are easy to guess: whoever asks is told
   * nothing, in as much time.
   */
  send({ reference, email }: BookingLookupDto): Promise<void> {
    return onBeat(async () => {
      await this.em.fork().transactional(async (em) => {
        const written = normalizeReference(reference).replace(/^MV-?/, 'MV-');
        const found = await bookingOf(transactionSql(em), written, email);
        if (found) await this.mails.linked(em, found.id);
      });
    });
  }
}
