import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
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
