import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ExperienceListItemDto } from '../../content/listing/experience-item.dto.js';
import { DestinationListItemDto, PackageListItemDto, ResortListItemDto } from '../../content/listing/items.dto.js';
import { LocalizationDto } from '../../content/listing/parts.dto.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { HeroCtaDto } from '../page-heroes/page-heroes.dto.js';

/** Names of sections in public answers; the staff's `featured_packages`, `featured_resorts`, `why_us` go by their first names. */
export const SECTION_TYPES = [
  'hero',
  'search',
  'packages',
  'destinations',
  'resorts',
  'experiences',
  'promises',
  'testimonials',
  'blog',
  'map',
  'newsletter',
  'trip_request',
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** Query of the home page. */
export class GetHomepageQuery extends LanguageQuery {
  /** Shows it as it would be with changes that are not stored. */
  @PreviewField()
  preview?: string;
}

/** A link to a social network. */
export class SocialLinkDto {
  @ApiProperty({ example: 'Instagram' })
  name: string;

  @ApiProperty({ format: 'uri', example: 'https://instagram.example/atoll' })
  url: string;
}

/** A marketing statement that the agency asserts. */
export class ClaimDto {
  @ApiProperty({ example: 'Licensed tour operator' })
  text: string;

  @ApiProperty({ example: 'TO-0000' })
  value: string;

  @ApiProperty({ example: true })
  visible: boolean;
}

/** Ways to pay that a site may take by itself. */
export const PUBLIC_PAYMENT_METHODS = ['card', 'bank_transfer'] as const;

/** What every page shows of the agency. */
export class SiteSettingsDto {
  /** Digits for wa.me links. */
  @ApiProperty({ example: '9600000000' })
  whatsapp_number: string;

  @ApiProperty({ example: 'Atoll Travel' })
  site_title: string;

  @ApiProperty({})
  site_description: string;

  @ApiProperty({ example: '+960 000 0000' })
  contact_phone: string;

  @ApiProperty({ format: 'email', example: 'hello@atoll.example' })
  contact_email: string;

  @ApiProperty({})
  footer_text: string;

  @ApiProperty({ type: [SocialLinkDto] })
  social: SocialLinkDto[];

  @ApiProperty({ type: [ClaimDto] })
  claims: ClaimDto[];

  /** Hours within which the agency promises an answer. */
  @ApiProperty({ type: 'integer', example: 24 })
  reply_promise_hours: number;

  /** Version of the terms that bookings accept. */
  @ApiProperty({ example: '1' })
  terms_version: string;

  @ApiProperty({ type: String, nullable: true, example: 'Atoll Travel Pvt Ltd' })
  legal_entity: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  tourism_licence_no: string | null;

  /** How one can pay here: by card where a provider takes it, by transfer where the agency has named its account. */
  @ApiProperty({ enum: PUBLIC_PAYMENT_METHODS, isArray: true, example: ['card', 'bank_transfer'] })
  payment_methods: (typeof PUBLIC_PAYMENT_METHODS)[number][];
}

/** The first view of the homepage. */
export class HeroDto {
  @ApiProperty({ example: 'The Maldives, down to the last boat' })
  title: string;

  @ApiProperty({})
  subtitle: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  @ApiProperty({ type: HeroCtaDto, nullable: true })
  cta: HeroCtaDto | null;
}

/** One entry of a section. */
export class SectionItemDto {
  @ApiProperty({ example: 'One price, all in' })
  title: string;

  @ApiProperty({})
  body: string;
}

/** Words of a section. */
export class SectionDataDto {
  @ApiProperty({ example: 'Trips ready to book' })
  title: string;

  @ApiProperty({ type: String, nullable: true })
  subtitle: string | null;

  @ApiPropertyOptional({ type: [SectionItemDto] })
  items?: SectionItemDto[];
}

/** A section of the homepage. */
export class SectionDto {
  @ApiProperty({ enum: SECTION_TYPES, example: 'packages' })
  type: SectionType;

  @ApiProperty({ type: 'integer', example: 1 })
  order: number;

  @ApiProperty({ example: true })
  visible: boolean;

  @ApiProperty({ type: SectionDataDto })
  data: SectionDataDto;
}

/** What the homepage puts forward. */
export class FeaturedDto {
  @ApiProperty({ type: [PackageListItemDto], maxItems: 8 })
  packages: PackageListItemDto[];

  @ApiProperty({ type: [ResortListItemDto], maxItems: 6 })
  resorts: ResortListItemDto[];

  @ApiProperty({ type: [DestinationListItemDto], maxItems: 8 })
  destinations: DestinationListItemDto[];

  @ApiProperty({ type: [ExperienceListItemDto], maxItems: 8 })
  experiences: ExperienceListItemDto[];
}

/** The homepage. */
export class HomepageDto {
  @ApiProperty({ type: SiteSettingsDto })
  settings: SiteSettingsDto;

  @ApiProperty({ type: HeroDto })
  hero: HeroDto;

  @ApiProperty({ type: [SectionDto] })
  sections: SectionDto[];

  @ApiProperty({ type: FeaturedDto })
  featured: FeaturedDto;

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;
}
