import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { Maybe } from '../../platform/fields/maybe.js';
import { ListBookingsQuery } from './bookings.dto.js';

/** As many as can be chosen by hand. */
const CHOSEN_MAX = 100;

/** Columns of the office's list; each becomes one or more of the file. */
export const EXPORT_COLUMNS = [
  'reference',
  'status',
  'payment',
  'clock',
  'guest',
  'package',
  'dates',
  'guests',
  'total',
  'balance',
  'assignee',
  'source',
  'language',
  'received',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

const asList = ({ value }: { value: unknown }) => (value === undefined || Array.isArray(value) ? value : [value]);

/** Which bookings leave as a file, and what of them. */
export class ExportBookingsQuery extends OmitType(ListBookingsQuery, ['page', 'page_size']) {
  /** In the order of the file. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...EXPORT_COLUMNS] },
    maxItems: EXPORT_COLUMNS.length,
    example: ['reference', 'guest', 'dates'],
  })
  @Transform(asList)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(EXPORT_COLUMNS.length)
  @ArrayUnique()
  @IsIn(EXPORT_COLUMNS, { each: true })
  columns: ExportColumn[];

  /** Only these of them, by id. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: CHOSEN_MAX,
    example: ['019aa7c1-0000-7000-8000-000000000000'],
  })
  @Maybe()
  @Transform(asList)
  @IsArray()
  @ArrayMaxSize(CHOSEN_MAX)
  @IsUUID('all', { each: true, message: 'invalid' })
  ids?: string[];
}
