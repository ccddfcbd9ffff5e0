import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { EditableDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import { ChoiceField, IdField, InstantField, PartField, TextField, YesField } from '../../content/editing/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import type { Language } from '@atoll/contract/languages';
import { HrefField } from '../../content/rich-text/fields.js';
import { PAGE_KEYS, type PageKey } from './page-hero.entity.js';

/** Words of a hero in one language. */
export class WritePageHeroWordsDto extends WriteWordsDto {
  @TextField(2, 120, 'Trips with the way there worked out')
  title?: string | null;

  @TextField(0, 300, 'One figure for the bed, the boat and the taxes.')
  subtitle?: string | null;

  @TextField(0, 60, 'See the trips')
  cta_label?: string | null;
}

/** What must stay in view, as shares of width and height. */
export class WriteFocalPointDto {
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  @IsNumber()
  @Min(0)
  @Max(1)
  x: number;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  @IsNumber()
  @Min(0)
  @Max(1)
  y: number;
}

/** A hero: shared members, words flat (in the language of the request) or under `translations`. */
export class WritePageHeroDto extends WriteContent(WritePageHeroWordsDto) {
  /** The page it stands on. */
  @ChoiceField(PAGE_KEYS, 'packages')
  page_key?: PageKey;

  /** Id of a picture. */
  @IdField(3)
  image?: number | null;

  /** Id of a picture for narrow screens. */
  @IdField(8)
  image_mobile?: number | null;

  /** null = as the picture itself says. */
  @PartField(WriteFocalPointDto, true)
  focal_point?: WriteFocalPointDto | null;

  /** Darkness over the picture. */
  @ApiPropertyOptional({ minimum: 0, maximum: 1, default: 0.2, example: 0.25 })
  @Maybe()
  @IsNumber()
  @Min(0)
  @Max(1)
  overlay_opacity?: number;

  /** Where the button leads; without a label there is none. */
  @HrefField('/packages')
  cta_url?: string | null;

  @YesField(true, true)
  active?: boolean;

  /** Shown from. */
  @InstantField('2026-12-01T00:00:00.000Z')
  active_from?: string | null;

  /** Shown until. */
  @InstantField('2027-01-08T00:00:00.000Z')
  active_to?: string | null;
}

/** Words of a hero in one language, as stored. */
export class PageHeroWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'Trips with the way there worked out' })
  title: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  subtitle: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  cta_label: string | null;
}

/** A hero in every language, as staff read and write it. */
export class PageHeroDocumentDto extends EditableDto {
  @ApiProperty({ example: 'packages' })
  slug: string;

  @TranslationsAnswer(PageHeroWordsDto)
  translations: Partial<Record<Language, PageHeroWordsDto>>;

  @ApiProperty({ enum: PAGE_KEYS, example: 'packages' })
  page_key: PageKey;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  image: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  image_mobile: number | null;

  @ApiProperty({ type: WriteFocalPointDto, nullable: true })
  focal_point: WriteFocalPointDto | null;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.25 })
  overlay_opacity: number;

  @ApiProperty({ type: String, nullable: true, example: '/packages' })
  cta_url: string | null;

  @ApiProperty({ example: true })
  active: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  active_from: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  active_to: string | null;
}
