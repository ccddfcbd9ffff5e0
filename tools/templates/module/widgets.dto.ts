import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IsText } from '../../platform/fields/fields.js';

/** A new widget, or a new name for one. */
export class WriteWidgetDto {
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Sunrise' })
  @IsText(1, 200)
  name: string;
}

/** A widget as staff see it. */
export class WidgetDto {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  @ApiProperty({ example: 'Sunrise' })
  name: string;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}

/** Which page of the list. */
export class ListWidgetsQuery extends PageQuery {}

/** Widgets of one page. */
export class WidgetPageDto extends PageLinksDto {
  @ApiProperty({ type: [WidgetDto] })
  results: WidgetDto[];
}

/** Names a widget. */
export class WidgetParams {
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}
