import { ApiProperty } from '@nestjs/swagger';

/** Addresses of one picture in its sizes. */
export class BookingImageVariantsDto {
  thumbnail: string;
  card: string;
  gallery: string;
  hero: string;
  share: string;
}

/** Cover of the booked package. */
export class BookingImageDto {
  id: number;
  key: string;
  alt: string;
  focal_x: number;
  focal_y: number;
  width: number;
  height: number;
  variants: BookingImageVariantsDto;
}

/** The booked package, named in the reader's language. */
export class BookingPackageDto {
  /** @example 7 */
  id: number;

  /** @example "honeymoon-baa-quiet-week" */
  slug: string;

  /** @example "Тихая неделя на атолле Баа" */
  name: string;

  @ApiProperty({ type: BookingImageDto, nullable: true })
  cover_image: BookingImageDto | null;
}
