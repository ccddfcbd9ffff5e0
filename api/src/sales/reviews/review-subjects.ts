import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { Caller } from '../../platform/access/access.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { hashToken } from '../../people/auth/tokens.js';
import { BookingDoors } from '../bookings/access/booking-doors.js';
import { Booking } from '../bookings/booking.entity.js';
import { Experience } from '../../catalogue/experiences/experience.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { CreateReviewDto } from './reviews.dto.js';
import { KINDS, type Kind, type Rows, type StayQuestion, findStay, findSubject } from './reviews.queries.js';

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
  constructor(
    private readonly doors: BookingDoors,
    private readonly clock: Clock,
  ) {}

  /**
   * What a review is about, and the booking that shows that the guest was there. Whom it opens to writes of where it led though that is no
   * longer on sale.
   * @throws {ValidationFailedError} naming every reference that visitors cannot see
   */
  async find(
    em: EntityManager,
    dto: CreateReviewDto,
    { locale: language, caller }: { locale: Language; caller: Caller | null },
  ): Promise<Subjects> {
    const sql = transactionSql(em);
    const look = (kind: Kind) => (dto[kind] ? findSubject(sql, kind, dto[kind], language) : null);
    const found = {
      package: await look('package'),
      resort: await look('resort'),
      experience: await look('experience'),
    };
    const about = {
      packageId: found.package?.id ?? null,
      resortId: found.resort?.id ?? null,
      experienceId: found.experience?.id ?? null,
    };
    const stay = await this.stay(sql, dto, about, caller);
    const isSeen = (kind: Kind) => found[kind]?.shown ?? false;
    const isOwn = (kind: Kind) => stay !== null && kind !== 'experience' && (found[kind]?.was_shown ?? false);
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
   * The booking that shows that the guest was there: one that opens to them, once its stay has begun. An address shows nothing.
   * @throws {ValidationFailedError} on a key that opens nothing: whoever sends one means to be believed
   */
  private async stay(
    sql: Rows,
    { booking = null, booking_token: key = null }: CreateReviewDto,
    about: Omit<StayQuestion, 'today'>,
    caller: Caller | null,
  ): Promise<{ id: string } | null> {
    const question = { ...about, today: this.clock.maldivesDate() };
    const found = await findStay(sql, question, { booking, keyHash: key && hashToken(key) });
    const isHeld = found !== null && this.doors.isHolder(found, key ?? undefined, caller);
    if (key !== null && !isHeld) throw ValidationFailedError.on('booking_token', 'link_not_valid');
    return isHeld && found.led ? found : null;
  }
}
