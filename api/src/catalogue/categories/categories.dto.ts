import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CATEGORY_CODE, CONTENT_STATUSES, type ContentStatus } from '../../content/listing/codes.js';
import { LocalizationDto } from '../../content/listing/parts.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { EditingStateDto, StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

/** Filters of the categories. */
export class ListCategoriesQuery extends LanguageQuery {
  @StateFilterField()
  status?: StateFilter;
}

/** A kind of trip. */
export class CategoryDto {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  /** What packages name it by; never changes. */
  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  code: string;

  @ApiProperty({ example: 'Diving' })
  name: string;

  /** One inviting sentence. */
  @ApiProperty({ type: String, nullable: true, example: 'Thilas, channels and house reefs.' })
  description: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: 'integer', example: 4 })
  position: number;

  /** Packages on sale. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  count: number;

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;

  /** Staff lists only. */
  @ApiPropertyOptional({ enum: CONTENT_STATUSES, example: 'draft' })
  status?: ContentStatus;

  /** Staff lists only. */
  @ApiPropertyOptional({ type: EditingStateDto })
  editing?: EditingStateDto;
}
