import { ApiProperty } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { CATEGORY_CODE } from '../../content/listing/codes.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

/** Filters of the categories. */
export class ListCategoriesQuery extends LanguageQuery {
  @StateFilterField()
  status?: StateFilter;
}

/** A kind of trip. */
export class CategoryDto extends ListedDto {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  /** What packages name it by; never changes. */
  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  code: string;

  @ApiProperty({ example: 'Diving' })
  name: string;

  /** One inviting sentence. */
  @ApiProperty({ type: String, nullable: true, example: 'Thilas, channels and house reefs.' })
  description: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: 'integer', example: 4 })
  position: number;

  /** Packages on sale. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  count: number;
}
