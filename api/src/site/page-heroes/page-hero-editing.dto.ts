import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, IdField, InstantField, PartField, TextField, YesField } from '../../content/editing/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
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

/** A hero in every language, as staff read and write it. */
export class PageHeroDocumentDto extends StoredContent(WritePageHeroDto, WritePageHeroWordsDto) {
  @ApiProperty({ example: 'packages' })
  slug: string;
}
