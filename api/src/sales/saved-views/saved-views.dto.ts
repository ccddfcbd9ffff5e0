import { ApiProperty, ApiPropertyOptional, PartialType, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { VIEW_AUDIENCES, VIEW_LISTS, type ViewAudience, type ViewList } from './saved-view.entity.js';

const QUERY = /^[!-~]*$/;
const COLUMN = /^[a-z_]{1,30}$/;
const COLUMNS_MAX = 30;

export class ListSavedViewsQuery extends LanguageQuery {
  /** Of which list. */
  @ApiProperty({ enum: VIEW_LISTS, example: 'bookings' })
  @IsIn(VIEW_LISTS)
  list: ViewList;
}

/** A view to keep. */
export class CreateSavedViewDto {
  @ApiProperty({ enum: VIEW_LISTS, example: 'bookings' })
  @IsIn(VIEW_LISTS)
  list: ViewList;

  /** @example "Who owes" */
  @IsText(1, 40)
  name: string;

  /** Filters and order as the address of the list has them, without `?`. */
  @ApiProperty({ maxLength: 1000, pattern: QUERY.source, example: 'status=confirmed&sort=clock' })
  @IsString()
  @MaxLength(1000)
  @Matches(QUERY, { message: 'invalid' })
  query: string;

  /** Names of the columns in their order; null where the list keeps those that are shown. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: COLUMN.source, maxLength: 30 },
    minItems: 1,
    maxItems: COLUMNS_MAX,
    nullable: true,
    default: null,
    example: ['reference', 'clock', 'balance'],
  })
  @ValidateIf(({ columns }: CreateSavedViewDto) => columns !== undefined && columns !== null)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(COLUMNS_MAX)
  @ArrayUnique()
  @IsString({ each: true })
  @Matches(COLUMN, { each: true, message: 'invalid' })
  columns?: string[] | null;

  /** `me`, a role, or `everyone`; with others than oneself for staff with `views.share`. */
  @ApiPropertyOptional({ enum: VIEW_AUDIENCES, default: 'me', example: 'me' })
  @Maybe()
  @IsIn(VIEW_AUDIENCES)
  shared_with?: ViewAudience;

  /** The list opens with it, for who sees it; the view that did so for the same people no longer does. */
  @ApiPropertyOptional({ default: false, example: false })
  @Maybe()
  @IsBoolean()
  is_default?: boolean;
}

/** What changes of a view; what is left out stays as it is. */
export class UpdateSavedViewDto extends PartialType(OmitType(CreateSavedViewDto, ['list']), {
  skipNullProperties: false,
}) {}

/** A list as somebody wants to see it again. */
export class SavedViewDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: VIEW_LISTS, example: 'bookings' })
  list: ViewList;

  /** @example "Who owes" */
  name: string;

  /** @example "status=confirmed&sort=clock" */
  query: string;

  @ApiProperty({ type: [String], nullable: true, example: ['reference', 'clock', 'balance'] })
  columns: string[] | null;

  @ApiProperty({ enum: VIEW_AUDIENCES, example: 'me' })
  shared_with: ViewAudience;

  /** @example false */
  is_default: boolean;

  /**
   * Whether the caller may change and remove it.
   * @example true
   */
  editable: boolean;

  /** @example 1 */
  version: number;
}
