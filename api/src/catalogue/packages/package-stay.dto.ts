import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { RequiredReference } from '../../content/editing/reference-fields.js';

/** Nights of a package in one kind of room. */
export class WritePackageStayDto {
  /** Id or slug of the place. */
  @RequiredReference(3)
  resort: number | string;

  /** Code of one of its kinds of room. */
  @ApiProperty({ maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$', example: 'water' })
  @IsString()
  @MaxLength(40)
  @Matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/)
  room_code: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 365, example: 4 })
  @IsInt()
  @Min(1)
  @Max(365)
  nights: number;
}

/** The same as it is stored. */
export class PackageStayDto {
  @ApiProperty({ type: 'integer', example: 3 })
  resort: number;

  @ApiProperty({ example: 'water' })
  room_code: string;

  @ApiProperty({ type: 'integer', example: 4 })
  nights: number;
}
