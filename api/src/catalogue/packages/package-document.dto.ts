import { ApiProperty } from '@nestjs/swagger';
import { type SharedOf, StoredContent } from '../../content/editing/stored-content.dto.js';
import { OccupancyDto, TransferDto } from '../../content/listing/parts.dto.js';
import { PackageStayDto } from './package-stay.dto.js';
import { WritePackageDto, WritePackageWordsDto } from './package-editing.dto.js';

/** A package in every language, as staff read and write it. */
export class PackageDocumentDto extends StoredContent(WritePackageDto, WritePackageWordsDto, [
  'category',
  'duration_nights',
  'occupancy',
  'transfer',
  'stays',
]) {
  @ApiProperty({ example: 'south-ari-whale-sharks' })
  slug: string;

  @ApiProperty({ type: 'integer', example: 4 })
  duration_nights: number;

  /** Whom a room takes, where the price is per room. */
  @ApiProperty({ type: OccupancyDto, nullable: true })
  occupancy: OccupancyDto | null;

  @ApiProperty({ type: TransferDto, nullable: true })
  transfer: TransferDto | null;

  /** Where the nights are spent, in the order of the trip. */
  @ApiProperty({ type: [PackageStayDto] })
  stays: PackageStayDto[];

  /** For the office only: whom the agency buys it from. */
  declare supplier: string | null;

  /** Ids of pictures; the first is the cover. */
  declare images: number[];
}

/** Shared members of a package's document. Its code is made, and its nights are counted, when they are null. */
export type SharedPackage = SharedOf<PackageDocumentDto, 'code' | 'duration_nights'>;
