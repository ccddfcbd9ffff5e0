import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsEmailAddress, Trim } from '../../../platform/fields/fields.js';

/** What a guest knows of a booking whose link is lost. */
export class BookingLookupDto {
  /** As it stands in letters and papers; case does not matter. */
  @ApiProperty({ maxLength: 20, example: 'MV-7K3QZ4' })
  @Trim()
  @IsString()
  @MaxLength(20)
  reference: string;

  /**
   * The address that it was made with.
   * @example "anna@example.com"
   */
  @IsEmailAddress()
  email: string;
}
