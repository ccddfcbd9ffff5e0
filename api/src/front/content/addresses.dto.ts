import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { INDEXED_NAMES } from './content-kinds.js';

/** A kind of content whose pieces have pages of their own. */
export class AddressesParams {
  /** What it is. */
  @ApiProperty({ enum: INDEXED_NAMES, enumName: 'IndexedContentKind', example: 'packages' })
  @IsString()
  kind: string;
}

/** Where a piece of content stands, and since when as it is. */
export class AddressDto {
  @ApiProperty({ example: 'south-ari-whale-sharks' })
  slug: string;

  /** The day (UTC) on which it last changed. */
  @ApiProperty({ type: String, format: 'date', example: '2026-11-20' })
  changed: string;
}
