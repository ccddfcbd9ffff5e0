import { ApiProperty } from '@nestjs/swagger';
import { StaffListedDto } from '../../content/listing/listed.dto.js';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ChoiceFilter } from '../../platform/fields/filters.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { CULTURAL_TYPES, type CulturalType } from './cultural-content.entity.js';

/** Filters of the cultural content. */
export class ListCulturalContentQuery extends LanguageQuery {
  @ChoiceFilter(CULTURAL_TYPES, 'etiquette')
  content_type?: CulturalType;

  @StateFilterField()
  status?: StateFilter;

  /** Shows the entry that the token opens, and no other, although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Something a guest of the islands should know. */
export class CulturalContentDto extends StaffListedDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ enum: CULTURAL_TYPES, example: 'phrase' })
  content_type: CulturalType;

  @ApiProperty({ example: 'Thank you' })
  title: string;

  /** Sanitised HTML. */
  @ApiProperty({ example: '<p>Say it once, with a nod.</p>' })
  body: string;

  /** Words in Dhivehi. */
  @ApiProperty({ type: String, nullable: true, example: 'Shukuriyyaa' })
  phrase: string | null;

  /** How a reader of this language would say the phrase. */
  @ApiProperty({ type: String, nullable: true, example: 'shoo-koo-ree-YAA' })
  pronunciation: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  @ApiProperty({ type: 'integer', example: 1 })
  order: number;

  /** First day on which it is shown, in the Maldives. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  valid_from: string | null;

  /** Last day on which it is shown. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  valid_to: string | null;

  /** The language of these words: the one asked for, or English for a kind that has nothing in it. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  language: Language;
}
