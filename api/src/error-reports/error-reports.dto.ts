import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';

const LEVELS = ['app', 'page', 'component', 'remote'] as const;
const NAME = /^[A-Za-z0-9@/._+-]{1,60}$/;

/** The remote in which the error happened. */
export class ReportedRemoteDto {
  /** @example "mfe-catalog" */
  @IsString()
  @Matches(NAME)
  name: string;

  /** @example "0.1.0-1a2b3c4d" */
  @IsString()
  @Matches(NAME)
  version: string;
}

/** An error as a browser reports it. */
export class ReportErrorDto {
  /** @example "Cannot read properties of undefined (reading 'price')" */
  @IsString()
  @MinLength(1)
  @MaxLength(2000)
  message: string;

  @ApiPropertyOptional({ maxLength: 8000 })
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  stack?: string;

  @ApiPropertyOptional({ maxLength: 4000 })
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  component_stack?: string;

  /** Which error screen was shown. */
  @ApiProperty({ enum: LEVELS, example: 'page' })
  @IsIn(LEVELS)
  level: (typeof LEVELS)[number];

  /** @example "TypeError" */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  name?: string;

  /**
   * Id that the visitor was shown.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  @IsString()
  @Matches(/^[A-Za-z0-9-]{8,64}$/)
  error_id: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  @IsISO8601({ strict: true })
  @MaxLength(40)
  timestamp: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(300)
  user_agent?: string;

  /** @example "https://atoll.example/ru/packages" */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  url?: string;

  @ApiPropertyOptional({ type: ReportedRemoteDto })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedRemoteDto)
  remote?: ReportedRemoteDto;

  /** Version of the shell. */
  @ApiPropertyOptional({ example: '0.1.0-5e6f7a8b' })
  @IsOptional()
  @IsString()
  @Matches(NAME)
  shell?: string;
}

/** Receipt of a report. */
export class ErrorReceiptDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  error_id: string;
}
