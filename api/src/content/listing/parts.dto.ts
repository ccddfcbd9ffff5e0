import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { ROOM_UNITS, type RoomUnit } from '@atoll/contract/price';
import { PictureDto } from './picture.dto.js';
import { CANCELLATION_POLICIES, type CancellationPolicy, TRANSFER_MODES, type TransferMode } from './codes.js';

/** In which language an object came, and which of its fields came in English instead. */
export class LocalizationDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  language: Language;

  /** Names of the fields without a text in this language. */
  @ApiProperty({ type: [String], example: [] })
  fallback_fields: string[];

  /** Names of the fields whose English words changed after this language was saved. */
  @ApiProperty({ type: [String], example: [] })
  outdated_fields: string[];
}

/** For search engines and shared links. */
export class SeoDto {
  @ApiProperty({ type: String, nullable: true, example: 'South Ari whale sharks: five days' })
  title: string | null;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  /** Picture of a shared link; the cover when there is none. */
  @ApiProperty({ type: PictureDto, nullable: true })
  og_image: PictureDto | null;

  /** Search engines are asked to leave the page out. */
  @ApiProperty({ example: false })
  noindex: boolean;
}

/** Whom one room or villa takes for its price. A child may have an adult's place, an adult never a child's. */
export class OccupancyDto {
  @ApiProperty({ enum: ROOM_UNITS, example: 'villa' })
  unit: RoomUnit;

  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  adults: number;

  /** Children beside them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  children: number;

  /** Oldest age on the first day that counts as a child; null for 17. */
  @ApiProperty({ type: 'integer', nullable: true, example: 11 })
  child_age_max: number | null;
}

/** The way there. */
export class TransferDto {
  @ApiProperty({ enum: TRANSFER_MODES, example: 'speedboat' })
  mode: TransferMode;

  @ApiProperty({ type: 'integer', nullable: true, example: 25 })
  minutes: number | null;
}

/** The way there with its price. */
export class PricedTransferDto extends TransferDto {
  /** US dollars for an adult, there and back. */
  @ApiProperty({ type: String, nullable: true, example: '190.00' })
  price_adult_return: string | null;
}

/** A destination by name. */
export class PlaceDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'dhigurah' })
  slug: string;

  @ApiProperty({ example: 'Dhigurah' })
  name: string;
}

/** A destination of a package. */
export class PackagePlaceDto extends PlaceDto {
  @ApiProperty({ type: String, nullable: true, example: 'Dhigurah' })
  island: string | null;

  /** Name of the atoll. */
  @ApiProperty({ type: String, nullable: true, example: 'South Ari Atoll' })
  atoll: string | null;
}

/** Rule for cancelling. */
export class CancellationPolicyDto {
  @ApiProperty({ enum: CANCELLATION_POLICIES, example: 'flex_48h' })
  code: CancellationPolicy;

  @ApiProperty({ example: 'Free cancellation up to 48 hours before departure' })
  label: string;
}
