import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { TextField, YesField } from '../../content/editing/fields.js';
import { SearchFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { REDIRECT_STATUSES, type RedirectStatus } from './redirect.entity.js';

/** Where does an address lead now? */
export class ResolveRedirectQuery {
  /** Path of this site, with or without language prefix and query. */
  @ApiProperty({ minLength: 1, maxLength: 300, example: '/ru/old-offers' })
  @IsString()
  @MinLength(1)
  @MaxLength(300)
  path: string;
}

/** Where an address leads now. */
export class ResolvedRedirectDto {
  @ApiProperty({ example: '/old-offers' })
  from: string;

  /** Path of this site in the language of the asked address. */
  @ApiProperty({ example: '/ru/packages?category=budget' })
  to: string;

  /** 301 for good, 302 for now. */
  @ApiProperty({ type: 'integer', enum: REDIRECT_STATUSES, example: 301 })
  status: RedirectStatus;
}

/** A redirect: changed members of it, or a whole new one. */
export class WriteRedirectDto {
  /** Where it starts: a path of this site without language prefix; the home page, the office, files and the API are out. */
  @ApiPropertyOptional({ minLength: 2, maxLength: 300, example: '/old-offers' })
  @Maybe()
  @IsText(2, 300)
  from?: string;

  /** Where it leads: a path of this site, with its query if it needs one. */
  @ApiPropertyOptional({ minLength: 1, maxLength: 300, example: '/packages?category=budget' })
  @Maybe()
  @IsText(1, 300)
  to?: string;

  /** 301 for good, 302 for now. */
  @ApiPropertyOptional({ type: 'integer', enum: REDIRECT_STATUSES, default: 301, example: 301 })
  @Maybe()
  @IsIn([...REDIRECT_STATUSES])
  status?: RedirectStatus;

  @YesField(true, true)
  is_active?: boolean;

  /** For colleagues. */
  @TextField(0, 300, 'The spring campaign of 2026')
  note?: string | null;
}

/** A redirect as staff see it. */
export class RedirectDto {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  @ApiProperty({ example: '/old-offers' })
  from: string;

  @ApiProperty({ example: '/packages?category=budget' })
  to: string;

  @ApiProperty({ type: 'integer', enum: REDIRECT_STATUSES, example: 301 })
  status: RedirectStatus;

  @ApiProperty({ example: true })
  is_active: boolean;

  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}

/** Filters of the redirects. */
export class ListRedirectsQuery extends PageQuery {
  /** Part of where it starts or leads. */
  @SearchFilter()
  search?: string;
}

/** Redirects of one page. */
export class RedirectPageDto extends PageLinksDto {
  @ApiProperty({ type: [RedirectDto] })
  results: RedirectDto[];
}

/** Names a redirect. */
export class RedirectParams {
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}
