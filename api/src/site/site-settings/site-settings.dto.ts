import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { WHATSAPP_NUMBER } from '@atoll/contract/whatsapp';
import { ByLanguage } from '../../content/editing/by-language.js';
import {
  IdField,
  IsPart,
  LabelField,
  PartField,
  PartsField,
  TextField,
  YesField,
} from '../../content/editing/fields.js';
import { IsEmailAddress, IsPhone, IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { IsWebAddress } from '../../content/rich-text/fields.js';

/** A link to a social network. */
export class WriteSocialLinkDto {
  @ApiProperty({ minLength: 1, maxLength: 60, example: 'Instagram' })
  @IsText(1, 60)
  name: string;

  @ApiProperty({ format: 'uri', maxLength: 300, example: 'https://instagram.example/atoll' })
  @IsWebAddress()
  url: string;
}

/** A sentence by language. */
export class ClaimTextDto extends ByLanguage<string>((language) =>
  LabelField(160, { en: 'travellers', ru: 'путешественников', zh: '位旅客' }[language]),
) {}

/** A marketing statement; visitors see it only when it is switched on. */
export class WriteClaimDto {
  @ApiProperty({ minLength: 1, maxLength: 60, example: '15,000+' })
  @IsText(1, 60)
  value: string;

  @YesField(false)
  visible: boolean = false;

  @ApiProperty({ type: ClaimTextDto })
  @IsPart(ClaimTextDto)
  text: ClaimTextDto;
}

/** The site's words in one language. */
export class SiteWordsDto {
  @TextField(1, 100, 'Atoll Travel')
  site_title?: string;

  @TextField(0, 300, 'Trips to the Maldives with one price.')
  site_description?: string;

  @TextField(0, 500, 'Pictures are rendered illustrations.')
  footer_text?: string;

  /** For a homepage without a hero of its own. */
  @TextField(1, 120, 'The Maldives, down to the last boat')
  hero_title?: string;

  @TextField(0, 300, 'Village islands, quiet resorts and dive boats.')
  hero_subtitle?: string;
}

/** The site's words by language. */
export class SiteTextsDto extends ByLanguage<SiteWordsDto>(() => PartField(SiteWordsDto)) {}

/** Changed members of the site's settings. */
export class WriteSiteSettingsDto {
  /** Digits for wa.me links: 10 to 15 of them (specification §5). */
  @ApiPropertyOptional({ pattern: WHATSAPP_NUMBER.source, example: '9600000000' })
  @Maybe()
  @IsString()
  @Matches(WHATSAPP_NUMBER, { message: 'invalid_whatsapp' })
  whatsapp_number?: string;

  @ApiPropertyOptional({ maxLength: 20, example: '+960 000 0000' })
  @Maybe()
  @IsPhone()
  contact_phone?: string;

  @ApiPropertyOptional({ format: 'email', maxLength: 254, example: 'hello@atoll.example' })
  @Maybe()
  @IsEmailAddress()
  contact_email?: string;

  @PartsField(WriteSocialLinkDto, 12)
  social?: WriteSocialLinkDto[];

  @PartsField(WriteClaimDto, 12)
  claims?: WriteClaimDto[];

  /** Hours within which an answer is promised. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 168, example: 24 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(168)
  reply_promise_hours?: number;

  /** Version of the terms that bookings accept from now on. */
  @LabelField(40, '2026-11')
  terms_version?: string;

  @TextField(0, 160, 'Atoll Travel Pvt Ltd')
  legal_entity?: string | null;

  @TextField(0, 60, 'TA-0000')
  tourism_licence_no?: string | null;

  /** Seat of the company, for invoices. */
  @TextField(0, 300, 'Boduthakurufaanu Magu, Malé 20026')
  address?: string | null;

  /** Number under which it pays taxes, for invoices. */
  @TextField(0, 60, '1000000GST501')
  taxpayer_no?: string | null;

  /** For invoices; visitors never see it. */
  @TextField(0, 2000, 'Bank of Maldives, account 0000')
  bank_details?: string | null;

  /** Id of the picture of a homepage without a hero of its own. */
  @IdField(3)
  hero?: number | null;

  /** The named words are replaced. */
  @PartField(SiteTextsDto)
  texts?: SiteTextsDto;
}

/** The site's words in one language, as stored. */
export class StoredSiteWordsDto {
  @ApiProperty({ example: 'Atoll Travel' })
  site_title: string;

  @ApiProperty({ example: 'Trips to the Maldives with one price.' })
  site_description: string;

  @ApiProperty({ example: 'Pictures are rendered illustrations.' })
  footer_text: string;

  @ApiProperty({ example: 'The Maldives, down to the last boat' })
  hero_title: string;

  @ApiProperty({ example: 'Village islands, quiet resorts and dive boats.' })
  hero_subtitle: string;
}

/** The site's words by language, as stored. */
export class StoredSiteTextsDto {
  @ApiProperty({ type: StoredSiteWordsDto })
  en: StoredSiteWordsDto;

  @ApiProperty({
    type: StoredSiteWordsDto,
    example: {
      site_title: 'Atoll Travel',
      site_description: 'Поездки на Мальдивы с одной ценой.',
      footer_text: 'Изображения — компьютерные иллюстрации.',
      hero_title: 'Мальдивы, продуманные до последнего катера',
      hero_subtitle: 'Деревенские острова, тихие курорты и дайв-яхты.',
    },
  })
  ru: StoredSiteWordsDto;

  @ApiProperty({
    type: StoredSiteWordsDto,
    example: {
      site_title: 'Atoll Travel',
      site_description: '去马尔代夫，一个价钱全含。',
      footer_text: '图片均为电脑绘制的插图。',
      hero_title: '去马尔代夫，连最后一班船都替你想好',
      hero_subtitle: '渔村小岛、安静的度假村、潜水船宿。',
    },
  })
  zh: StoredSiteWordsDto;
}

/** The site's settings as the office sees them. */
export class EditableSiteSettingsDto {
  @ApiProperty({ example: '9600000000' })
  whatsapp_number: string;

  @ApiProperty({ example: '+960 000 0000' })
  contact_phone: string;

  @ApiProperty({ format: 'email', example: 'hello@atoll.example' })
  contact_email: string;

  @ApiProperty({ type: [WriteSocialLinkDto] })
  social: WriteSocialLinkDto[];

  @ApiProperty({ type: [WriteClaimDto] })
  claims: WriteClaimDto[];

  @ApiProperty({ type: 'integer', example: 24 })
  reply_promise_hours: number;

  @ApiProperty({ example: '2026-11' })
  terms_version: string;

  @ApiProperty({ type: String, nullable: true, example: 'Atoll Travel Pvt Ltd' })
  legal_entity: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  tourism_licence_no: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  address: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  taxpayer_no: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  bank_details: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  hero: number | null;

  @ApiProperty({ type: StoredSiteTextsDto })
  texts: StoredSiteTextsDto;

  /** Prices and charges are in it; it cannot change. */
  @ApiProperty({ enum: ['USD'], example: 'USD' })
  base_currency: 'USD';

  /** Set among the languages. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'en' })
  default_language: Language;

  /** Codes of the active languages in their order, the agency's own among them. Set among the languages. */
  @ApiProperty({ type: 'string', isArray: true, maxLength: 20, example: ['en', 'ru', 'zh', 'de'] })
  enabled_languages: string[];

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
