import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import {
  TRANSFER_MODES,
  TRANSFER_SERVICES,
  type TransferMode,
  type TransferService,
} from '../../content/listing/codes.js';
import { BooleanFilter, ChoiceFilter, CurrencyFilter, SearchFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { PreviewField, PricedQuery } from '../../content/listing/reference.dto.js';
import { TransferListItemDto } from '../../content/listing/transfer-item.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';

const REFERENCE = /^[A-Za-z0-9-]+$/;

export const TRANSFER_SORTS = ['featured', 'price_low', 'duration'] as const;
export type TransferSort = (typeof TRANSFER_SORTS)[number];

/** Filters of the transfer list; filters add up. */
export class ListTransfersQuery extends PageQuery {
  /** For staff: in this state, or `all`. Without it the list is what visitors see. */
  @StateFilterField()
  status?: StateFilter;

  /** How one travels; for several parts, the kind of the whole. */
  @ChoiceFilter(TRANSFER_MODES, 'seaplane')
  mode?: TransferMode;

  /** On a timetable with others, or chartered. */
  @ChoiceFilter(TRANSFER_SERVICES, 'shared')
  service?: TransferService;

  /** Code of the airport or jetty it starts from. */
  @ApiPropertyOptional({ maxLength: 40, pattern: '^[A-Za-z0-9-]+$', example: 'MLE' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(REFERENCE)
  from?: string;

  /** Slug or id of the destination it leads to, places to stay in it included; or slug of a place to stay. */
  @ApiPropertyOptional({ maxLength: 80, pattern: '^[A-Za-z0-9-]+$', example: 'maafushi' })
  @Maybe()
  @IsString()
  @MaxLength(80)
  @Matches(REFERENCE)
  to?: string;

  /** Slug or id of a place to stay: what leads to it, or to the inhabited island it lies on. */
  @ApiPropertyOptional({ maxLength: 80, pattern: '^[A-Za-z0-9-]+$', example: 'kandu-veli' })
  @Maybe()
  @IsString()
  @MaxLength(80)
  @Matches(REFERENCE)
  resort?: string;

  /** Only by day, or also after dark. */
  @BooleanFilter()
  daylight_only?: boolean;

  /** Words of names and places, in any language. */
  @SearchFilter()
  search?: string;

  /** Order of the results. */
  @ChoiceFilter(TRANSFER_SORTS, 'price_low')
  sort?: TransferSort;

  /** Currency to show prices in beside US dollars. */
  @CurrencyFilter()
  currency?: CurrencyCode;
}

/** Query of one transfer. */
export class GetTransferQuery extends PricedQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** Transfers of one page. */
export class TransferPageDto extends PageLinksDto {
  @ApiProperty({ type: [TransferListItemDto] })
  results: TransferListItemDto[];
}

/** A transfer in full. */
export class TransferDetailDto extends TransferListItemDto {
  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
