import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsText } from '../../platform/fields/fields.js';

/** Up to 9,999,999.99. */
const TOTAL = /^\d{1,7}(\.\d{1,2})?$/;

/** Another total than the computed one. Guests see what it adds or takes off as a line of the price, and never the reason. */
export class PriceAdjustmentDto {
  /**
   * All that is to be paid, in US dollars, taxes included.
   * @example "7900.00"
   */
  @ApiProperty({ pattern: TOTAL.source })
  @Matches(TOTAL, { message: 'invalid_price' })
  total: string;

  /**
   * For colleagues: it stands on the timeline and in the audit.
   * @example "Third stay with us"
   */
  @ApiProperty({ minLength: 3, maxLength: 500 })
  @IsText(3, 500)
  reason: string;
}
