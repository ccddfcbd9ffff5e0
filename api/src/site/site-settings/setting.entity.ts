import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Media } from '../../content/media/media.entity.js';

/** The site's words in one language. */
export interface SiteTexts {
  site_title: string;
  site_description: string;
  footer_text: string;
  hero_title: string;
  hero_subtitle: string;
  featured_title: string;
  featured_subtitle: string;
  destinations_title: string;
  destinations_subtitle: string;
  resorts_title: string;
  resorts_subtitle: string;
  promise_title: string;
  promises: { title: string; body: string }[];
  trip_request_title: string;
  trip_request_body: string;
}

/** A marketing statement; shown only when the agency asserts it (D-29). */
export interface Claim {
  value: string;
  visible: boolean;
  text: Record<string, string>;
}

export interface SettingValues {
  whatsappNumber: string;
  contactPhone: string;
  contactEmail: string;
  social: { name: string; url: string }[];
  claims: Claim[];
  texts: Record<string, SiteTexts>;
  hero: Media | null;
}

/** Settings of the agency: one row. */
@Entity()
export class Setting {
  @PrimaryKey({ type: 'integer', autoincrement: false, default: 1, check: 'id = 1' })
  id: number = 1;

  @Property({ type: 'string', length: 20 })
  whatsappNumber: string;

  @Property({ type: 'string', length: 20 })
  contactPhone: string;

  @Property({ type: 'string', length: 254 })
  contactEmail: string;

  @Property({ type: 'json' })
  social: { name: string; url: string }[];

  @Property({ type: 'json' })
  claims: Claim[];

  /** By language. */
  @Property({ type: 'json' })
  texts: Record<string, SiteTexts>;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  hero: Rel<Media> | null;

  /** Hours within which the agency promises an answer (specification §9). */
  @Property({ type: 'integer', default: 24, check: 'reply_promise_hours >= 1 and reply_promise_hours <= 168' })
  replyPromiseHours: number = 24;

  /** Version of the terms that bookings accept. */
  @Property({ type: 'string', length: 40, default: '1' })
  termsVersion: string = '1';

  @Property({ type: 'string', length: 160, nullable: true })
  legalEntity: string | null = null;

  @Property({ type: 'string', length: 60, nullable: true })
  tourismLicenceNo: string | null = null;

  /** Where the company has its seat, for invoices; lines as they are printed. */
  @Property({ type: 'string', length: 300, nullable: true })
  address: string | null = null;

  /** Number under which it pays taxes (TIN), for invoices. */
  @Property({ type: 'string', length: 60, nullable: true })
  taxpayerNo: string | null = null;

  /** For invoices and transfers; staff only. */
  @Property({ type: 'text', nullable: true })
  bankDetails: string | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: SettingValues, now: Date) {
    Object.assign(this, values);
    this.updatedAt = now;
  }
}
