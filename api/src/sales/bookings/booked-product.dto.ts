import { ApiProperty } from '@nestjs/swagger';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { PRODUCT_KINDS, type ProductKind } from '../products/product-kinds.js';

/** Addresses of one picture in its sizes. */
export class BookingImageVariantsDto {
  thumbnail: string;
  card: string;
  tile: string;
  gallery: string;
  portrait: string;
  wide: string;
  large: string;
  hero: string;
  share: string;
}

/** Cover of what is booked. */
export class BookingImageDto {
  id: number;
  key: string;
  alt: string;

  /**
   * What must stay in view, as a share of the width.
   * @example 0.5
   */
  focal_x: number;

  /**
   * What must stay in view, as a share of the height.
   * @example 0.4
   */
  focal_y: number;

  width: number;
  height: number;
  variants: BookingImageVariantsDto;
}

/** A cover as it is stored: with the part of its sizes' addresses that names its master, in place of them. */
export type BookedCover = Omit<BookingImageDto, 'variants'> & { hash: string };

/** The booked package, or the resort of the booked room, named in the reader's language. */
export class BookedProductDto {
  @ApiProperty({ enum: PRODUCT_KINDS, enumName: 'ProductKind', example: 'package' })
  kind: ProductKind;

  /** @example 7 */
  id: number;

  /** @example "honeymoon-baa-quiet-week" */
  slug: string;

  /** @example "Тихая неделя на атолле Баа" */
  name: string;

  @ApiProperty({ type: BookingImageDto, nullable: true })
  cover_image: BookingImageDto | null;

  /** Full years of the youngest traveller that it takes now; null where it takes everybody. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  min_age: number | null;
}

/** The kind of room of a stay; how many of them are its `units`. */
export class BookedRoomDto {
  /** @example "water" */
  code: string;

  /** @example "Вилла над водой" */
  name: string;

  /** Rooms that were asked for; null for as many as the party needs. `units` says how many they are. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  rooms: number | null;

  /** Null where the resort names none. */
  @ApiProperty({ enum: MEAL_PLANS, nullable: true, example: 'HB' })
  meal_plan: MealPlan | null;
}
