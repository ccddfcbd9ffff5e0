import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../content/listing/codes.js';

export const SUBSCRIBER_STATUSES = ['pending', 'subscribed', 'unsubscribed', 'bounced', 'complained', 'spam'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** What people agreed to when they subscribed: changes with the words beside the form. */
export const CONSENT_VERSION = '2026-11';

/** A link to confirm works this long. Milliseconds. */
const CONFIRM_WITHIN = 7 * 86_400_000;

/** Not more than one letter to confirm in this time, whoever asks. Milliseconds. */
const CONFIRM_PAUSE = 10 * 60_000;

export interface Consent {
  locale: string;
  /** Where the form stood: `footer`. */
  source: string | null;
  ipHash: string | null;
}

/** An address that gets letters, once its owner has confirmed it (double opt-in, D-24). */
@Entity()
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
export class NewsletterSubscriber {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Lower case. */
  @Unique()
  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'string', length: 20, check: oneOf('status', SUBSCRIBER_STATUSES) })
  status: SubscriberStatus;

  @Property({ type: 'string', length: 40, nullable: true })
  source: string | null;

  @Property({ type: 'string', length: 20 })
  consentVersion: string = CONSENT_VERSION;

  @Property({ type: 'timestamptz' })
  consentAt: Date;

  @Property({ type: 'string', length: 32, nullable: true })
  consentIpHash: string | null;

  /** SHA-256 of the token that was mailed last. */
  @Index()
  @Property({ type: 'string', length: 64, nullable: true })
  confirmTokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmSentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  unsubscribedAt: Date | null = null;

  @Property({ type: 'string', length: 200, nullable: true })
  unsubscribeReason: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(email: string, consent: Consent, suspect: boolean, now: Date) {
    this.email = email;
    this.status = suspect ? 'spam' : 'pending';
    this.createdAt = now;
    this.agree(consent, now);
  }

  private agree({ locale, source, ipHash }: Consent, now: Date): void {
    this.locale = locale;
    this.source = source;
    this.consentVersion = CONSENT_VERSION;
    this.consentAt = now;
    this.consentIpHash = ipHash;
    this.updatedAt = now;
  }

  /** Waits for its owner to follow a link; a letter that bounced may have arrived when it was sent again. */
  private get awaitsConfirmation(): boolean {
    return this.status === 'pending' || this.status === 'bounced';
  }

  /**
   * Takes a wish to subscribe. Returns true when a letter to confirm has to go out: not to who is subscribed, not to who
   * complained, and not twice within ten minutes.
   */
  ask(consent: Consent, now: Date): boolean {
    if (this.status === 'subscribed' || this.status === 'complained') return false;
    const recent = this.confirmSentAt !== null && now.getTime() - this.confirmSentAt.getTime() < CONFIRM_PAUSE;
    if (this.awaitsConfirmation && recent) return false;
    this.status = 'pending';
    this.agree(consent, now);
    return true;
  }

  expectConfirmation(tokenHash: string, now: Date): void {
    this.confirmTokenHash = tokenHash;
    this.confirmSentAt = now;
  }

  /** True while the mailed link may be used. A second click on it finds the address subscribed. */
  mayConfirm(now: Date): boolean {
    if (this.status === 'subscribed') return true;
    const sent = this.confirmSentAt?.getTime() ?? 0;
    return this.awaitsConfirmation && now.getTime() - sent <= CONFIRM_WITHIN;
  }

  confirm(now: Date): void {
    this.status = 'subscribed';
    this.confirmedAt = now;
    this.unsubscribedAt = null;
    this.unsubscribeReason = null;
    this.updatedAt = now;
  }

  /** Ends the subscription, and voids a link to confirm that is still on its way. */
  unsubscribe(reason: string | null, now: Date): void {
    this.status = 'unsubscribed';
    this.unsubscribedAt = now;
    this.unsubscribeReason = reason;
    this.confirmTokenHash = null;
    this.updatedAt = now;
  }
}
