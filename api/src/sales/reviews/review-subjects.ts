import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { hashToken } from '../../people/auth/tokens.js';
import { Booking } from '../bookings/booking.entity.js';
import { Experience } from '../../catalogue/experiences/experience.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { CreateReviewDto } from './reviews.dto.js';
import { ReviewedAlreadyError } from './reviews.errors.js';
import {
  KINDS,
  type Kind,
  type Rows,
  findStayByEmail,
  findStayByToken,
  findStayOfCustomer,
  findSubject,
  isReviewed,
} from './reviews.queries.js';

/** What a review is about. */
export interface Subjects {
  package: Package | null;
  resort: Resort | null;
  experience: Experience | null;
  /** The booking that shows that the guest was there. */
  booking: Booking | null;
  /** Names in the language of the review; empty: the agency. */
  names: string[];
}

/** Finds what a review is about, and whether a booking stands behind it. */
@Injectable()
export class ReviewSubjects {
  constructor(private readonly clock: Clock) {}

  /**
   * What a review is about, and the booking that shows that the guest was there. Who holds its key, or is its customer, writes of where it
   * led though that is no longer on sale.
   * @throws {ValidationFailedError} naming every reference that visitors cannot see
   * @throws {ReviewedAlreadyError} 409 when the booking of the key, or of the customer, has its review
   */
  async find(
    em: EntityManager,
    dto: CreateReviewDto,
    { locale: language, customer }: { locale: Language; customer: string | null },
  ): Promise<Subjects> {
    const sql = transactionSql(em);
    const look = (kind: Kind) => (dto[kind] ? findSubject(sql, kind, dto[kind], language) : null);
    const found = {
      package: await look('package'),
      resort: await look('resort'),
      experience: await look('experience'),
    };
    const stay = await this.stay(sql, dto, {
      packageId: found.package?.id ?? null,
      resortId: found.resort?.id ?? null,
      customer,
    });
    const isSeen = (kind: Kind) => found[kind]?.shown ?? false;
    const isOwn = (kind: Kind) => found[kind] !== null && kind !== 'experience' && stay?.isOwn === true;
    const unknown = KINDS.filter((kind) => dto[kind] && !isSeen(kind) && !isOwn(kind));
    if (unknown.length > 0)
      throw new ValidationFailedError(
        Object.fromEntries(unknown.map((kind): [string, Message[]] => [kind, [{ code: 'unknown_reference' }]])),
      );
    return {
      package: found.package ? em.getReference(Package, found.package.id) : null,
      resort: found.resort ? em.getReference(Resort, found.resort.id) : null,
      experience: found.experience ? em.getReference(Experience, found.experience.id) : null,
      booking: stay ? em.getReference(Booking, stay.id) : null,
      names: KINDS.flatMap((kind) => found[kind]?.name ?? []),
    };
  }

  /**
   * The booking that shows that the guest was there: opened with its key or by its customer once the stay has begun, or with the guest's
   * address once it is over. It shows that once: an address alone tells nobody that it has been written of, and shows nothing then.
   */
  private async stay(
    sql: Rows,
    dto: CreateReviewDto,
    { customer, ...about }: { packageId: number | null; resortId: number | null; customer: string | null },
  ): Promise<{ id: string; isOwn: boolean } | null> {
    const question = { ...about, today: this.clock.maldivesDate() };
    const byKey = dto.booking_token ? await findStayByToken(sql, question, hashToken(dto.booking_token)) : null;
    const own =
      byKey ??
      (dto.booking && customer ? await findStayOfCustomer(sql, question, { booking: dto.booking, customer }) : null);
    const found = own ?? (dto.email ? await findStayByEmail(sql, question, dto.email) : null);
    if (!found) return null;
    const isWritten = await isReviewed(sql, found.id);
    if (isWritten && own) throw new ReviewedAlreadyError();
    return isWritten ? null : { id: found.id, isOwn: own !== null };
  }
}
