import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import {
  EditableDto,
  InstantField,
  TranslationsAnswer,
  TranslationsField,
  WriteContentDto,
  WriteWordsDto,
} from '../editing/editing.dto.js';
import { ChoiceField, NumberField, TextField } from '../editing/fields.js';
import { Maybe, MaybeNull } from '../editing/maybe.js';
import { HrefField } from '../rich-text/fields.js';
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
export class WritePageHeroDto extends WriteContentDto {
  @TextField(2, 120, 'Trips with the way there worked out')
  title?: string | null;

  @TextField(0, 300, 'One figure for the bed, the boat and the taxes.')
  subtitle?: string | null;

  @TextField(0, 60, 'See the trips')
  cta_label?: string | null;

  @TranslationsField(WritePageHeroWordsDto, 'WritePageHero')
  translations?: Record<string, WritePageHeroWordsDto | null>;

  /** The page it stands on. */
  @ChoiceField(PAGE_KEYS, 'packages')
  page_key?: PageKey;

  /** Id of a picture. */
  @NumberField(1, 2_147_483_647, 3, true)
  image?: number | null;

  /** Id of a picture for narrow screens. */
  @NumberField(1, 2_147_483_647, 8, true)
  image_mobile?: number | null;

  /** null = as the picture itself says. */
  @ApiPropertyOptional({ type: WriteFocalPointDto, nullable: true })
  @MaybeNull()
  @Type(() => WriteFocalPointDto)
  @IsObject()
  @ValidateNested()
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

  @ApiPropertyOptional({ default: true, example: true })
  @Maybe()
  @IsBoolean()
  active?: boolean;

  /** Shown from. */
  @InstantField('2026-12-01T00:00:00.000Z')
  active_from?: string | null;

  /** Shown until. */
  @InstantField('2027-01-08T00:00:00.000Z')
  active_to?: string | null;
}

/** Words of a hero in one language, as stored. */
export class PageHeroWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'Trips with the way there worked out' })
  title: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  subtitle: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  cta_label: string | null;

  @ApiProperty({ enum: ['draft', 'published'], example: 'published' })
  status: 'draft' | 'published';
}

/** A hero in every language, as staff read and write it. */
export class PageHeroDocumentDto extends EditableDto {
  @ApiProperty({ example: 'packages' })
  slug: string;

  @TranslationsAnswer(PageHeroWordsDto, 'PageHero')
  translations: Partial<Record<'en' | 'ru' | 'zh', PageHeroWordsDto>>;

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
