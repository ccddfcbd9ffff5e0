import { ApiProperty } from '@nestjs/swagger';

/** What every page of a list says beside its results. */
export class PageLinksDto {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 24 })
  count: number;

  /** Absolute address of the next page, filters kept. */
  @ApiProperty({ type: String, nullable: true, example: 'https://atoll.example/api/packages/?page=2' })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;
}
