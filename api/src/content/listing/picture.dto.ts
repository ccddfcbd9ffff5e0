import { ApiProperty } from '@nestjs/swagger';

/** Addresses of a picture's sizes; they never change their content. */
export class PictureVariantsDto {
  /** 150 × 150, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/thumbnail.webp' })
  thumbnail: string;

  /** 400 × 300, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/card.webp' })
  card: string;

  /** 450 × 600, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/tile.webp' })
  tile: string;

  /** 800 × 600, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/gallery.webp' })
  gallery: string;

  /** 900 × 1200, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/portrait.webp' })
  portrait: string;

  /** 1200 × 675, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/wide.webp' })
  wide: string;

  /** 1600 × 900, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/large.webp' })
  large: string;

  /** 1920 × 1080, WebP. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/hero.webp' })
  hero: string;

  /** 1200 × 630, JPEG, for shared links. */
  @ApiProperty({ example: '/media/villas-drone-1a2b3c4d/share.jpg' })
  share: string;
}

/** A picture in the language of the answer. */
export class PictureDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'villas-drone' })
  key: string;

  /** Alternative text. */
  @ApiProperty({ example: 'Thatched overwater villas along a curving jetty' })
  alt: string;

  /** What must stay in view, as a share of the width. */
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  focal_x: number;

  /** What must stay in view, as a share of the height. */
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  focal_y: number;

  /** Pixels of the master. */
  @ApiProperty({ type: 'integer', example: 1920 })
  width: number;

  /** Pixels of the master. */
  @ApiProperty({ type: 'integer', example: 1080 })
  height: number;

  @ApiProperty({ type: PictureVariantsDto })
  variants: PictureVariantsDto;
}
