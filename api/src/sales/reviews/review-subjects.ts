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
import { findStayByEmail, findStayByToken, findSubject } from './reviews.queries.js';

/** What a review is about. */
export interface Subjects {
  package: Package | null;
  resort: Resort | null;
  experience: Experience | null;
  /** Names in the language of the review; empty: the agency. */
  names: string[];
}

/** Finds what a review is about, and whether a booking stands behind it. */
@Injectable()
export class ReviewSubjects {
  constructor(private readonly clock: Clock) {}

  /** @throws {ValidationFailedError} naming every reference that visitors cannot see */
  async find(em: EntityManager, dto: CreateReviewDto, language: Language): Promise<Subjects> {
    const sql = transactionSql(em);
    const faults: Record<string, Message[]> = {};
    const names: string[] = [];
    const look = async (kind: 'package' | 'resort' | 'experience'): Promise<number | null> => {
      const reference = dto[kind];
      if (!reference) return null;
      const found = await findSubject(sql, kind, reference, language);
      if (!found) faults[kind] = [{ code: 'unknown_reference' }];
      else names.push(found.name);
      return found?.id ?? null;
    };
    const ids = [await look('package'), await look('resort'), await look('experience')] as const;
    if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
    return {
      package: ids[0] === null ? null : em.getReference(Package, ids[0]),
      resort: ids[1] === null ? null : em.getReference(Resort, ids[1]),
      experience: ids[2] === null ? null : em.getReference(Experience, ids[2]),
      names,
    };
  }

  /**
   * The booking that shows that the guest was there: opened with its key once the stay has begun, or with the guest's address
   * once it is over.
   */
  async stay(em: EntityManager, dto: CreateReviewDto, subjects: Subjects): Promise<Booking | null> {
    const sql = transactionSql(em);
    const { package: packageOf, resort } = subjects;
    const question = {
      packageId: packageOf?.id ?? null,
      resortId: resort?.id ?? null,
      today: this.clock.maldivesDate(),
    };
    const byToken = dto.booking_token ? await findStayByToken(sql, question, hashToken(dto.booking_token)) : null;
    const found = byToken ?? (dto.email ? await findStayByEmail(sql, question, dto.email) : null);
    return found === null ? null : em.getReference(Booking, found.id);
  }
}
