import { ApiProperty } from '@nestjs/swagger';
import { CONTENT_STATUSES, type ContentStatus } from '../listing/codes.js';
import { TranslationStatusDto } from '../listing/staff-list.dto.js';

/** What every editable document says beside its own members. */
export class EditableDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ enum: CONTENT_STATUSES, example: 'draft' })
  status: ContentStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  publish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unpublish_at: string | null;

  /** When visitors saw it first. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  published_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  archived_at: string | null;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: 'integer', example: 1000 })
  position: number;

  /** The same as in `ETag`; the next write names it in `If-Match`. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  created_by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail address of who changed it last; null as long as nobody did. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ type: TranslationStatusDto })
  translation_status: TranslationStatusDto;
}

/** What the document of a thing with a page of its own says beside. */
export class IndexedDto extends EditableDto {
  /** Id of the picture of a shared link; null for the cover. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  og_image: number | null;

  /** Search engines are asked to leave its page out. */
  @ApiProperty({ example: false })
  noindex: boolean;
}

/** What stored words of every kind have beside the words. */
export class StoredWordsDto {
  @ApiProperty({ enum: ['draft', 'published'], example: 'published' })
  status: 'draft' | 'published';
}
