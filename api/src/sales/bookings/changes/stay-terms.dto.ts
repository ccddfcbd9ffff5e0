import { ApiProperty } from '@nestjs/swagger';
import { CancellationCutoffDto } from '../../quotes/quote.dto.js';

/** What holds for a stay: how long it is, what it costs, when that is due, and what comes back until when (D-21). Money in US dollars. */
export class StayTermsDto {
  /** A package may be of other nights by now; null where it was said before they were kept. */
  @ApiProperty({ type: 'integer', nullable: true, example: 7 })
  nights: number | null;

  /** @example "8380.00" */
  total: string;

  /** @example "2095.00" */
  deposit_due: string;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  balance_due_on: string | null;

  /** Instants that were still to come when it was said. */
  @ApiProperty({ type: [CancellationCutoffDto] })
  cutoffs: CancellationCutoffDto[];

  /** The deposit comes back like the rest. */
  deposit_refundable: boolean;
}
