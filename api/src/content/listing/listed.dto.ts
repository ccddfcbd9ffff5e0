import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTENT_STATUSES, type ContentStatus } from './codes.js';
import { LocalizationDto } from './parts.dto.js';
import { EditingStateDto } from './staff-list.dto.js';

/** What lists tell staff of a row besides. */
export class StaffListedDto {
  /** In staff lists. */
  @ApiPropertyOptional({ enum: CONTENT_STATUSES, example: 'draft' })
  status?: ContentStatus;

  /** In staff lists. */
  @ApiPropertyOptional({ type: EditingStateDto })
  editing?: EditingStateDto;
}

/** The same of a row with words, of which every reader learns in which language they are. */
export class ListedDto extends StaffListedDto {
  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;
}
