import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor } from '../../platform/fields/money.js';
import { Outbox } from '../../people/mail/outbox.js';
import { Notifications } from '../../people/notifications/notifications.js';
import type { OfferAnswer } from '../../people/mail/templates/trip-offer-letters.js';
import type { TripRequest } from '../trip-requests/trip-request.entity.js';
import { WishKeys } from '../trip-requests/wish-keys.js';
import type { TripOffer } from './trip-offer.entity.js';
import { findOffered } from './trip-offers.queries.js';

/** Letters about offers: to the guest in the language of the request, to the office in the owner's. In the caller's transaction. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly keys: WishKeys,
  ) {}

  /** An offer is there. */
  async sent(em: EntityManager, request: TripRequest, offer: TripOffer): Promise<void> {
    const locale = request.locale as Language;
    const facts = await this.factsOf(em, request, offer, locale);
    const payload = { ...facts, access_token: this.keys.of(request.id), words: offer.words };
    await this.outbox.add(em, { template: 'trip-offer', locale, to: request.email, payload, entity: about(request) });
  }

  /** What became of it, for the office; that it was accepted tells the letter about the booking. */
  async answered(em: EntityManager, request: TripRequest, offer: TripOffer, answer: OfferAnswer): Promise<void> {
    const office = await this.outbox.office(em);
    if (!office) return;
    const facts = await this.factsOf(em, request, offer, office.locale);
    const payload = { ...facts, answer, message: offer.answer, email: request.email };
    await this.outbox.add(em, { ...office, template: 'trip-offer-answer', payload, entity: about(request) });
  }

  /** It is accepted: the letter about the booking tells of that, and the office hears here which request it was. */
  accepted(em: EntityManager, request: TripRequest): Promise<void> {
    const notice = { kind: 'office_offer_accepted', reference: request.reference } as const;
    return this.notifications.tellStaff(transactionSql(em), notice, about(request));
  }

  private async factsOf(em: EntityManager, request: TripRequest, offer: TripOffer, language: Language) {
    const named = await findOffered(transactionSql(em), offer.package.id, language);
    return {
      id: request.id,
      reference: request.reference,
      name: request.name,
      package_name: named?.name ?? '',
      check_in: offer.checkIn,
      check_out: offer.checkOut,
      travellers: offer.adults + offer.childrenAges.length,
      total: formatMinor(offer.totalMinor),
      valid_until: offer.validUntil,
    };
  }
}

const about = ({ id }: TripRequest) => ({ name: 'trip_request', id });
