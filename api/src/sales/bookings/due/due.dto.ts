import { ApiProperty } from '@nestjs/swagger';
import { formatMinor } from '../../../platform/fields/money.js';
import { DUE_KINDS, type Due, type DueKind } from './due.js';

/** What a guest owes now: the schedule less what was paid. Money in US dollars. */
export class DueDto {
  /**
   * `deposit` confirms the booking, `balance` is all the rest, `difference` is what a stay that was due at once is short of by now;
   * `nothing` where nothing can be asked for.
   */
  @ApiProperty({ enum: DUE_KINDS, example: 'deposit' })
  kind: DueKind;

  /** @example "2095.00" */
  amount: string;

  /**
   * What was paid and did not go back.
   * @example "0.00"
   */
  paid: string;

  /**
   * What stays to be paid after that, by `balance_due_on`.
   * @example "6285.00"
   */
  later: string;

  /** Until when `amount` is to be there; null for at once, and where nothing is due. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-26T08:00:00.000Z' })
  by: string | null;

  /** The last day on which that is so, in the Maldives. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-11-26' })
  last_day: string | null;
}

export const toDueDto = ({ kind, amount, paid, later, by, lastDay }: Due): DueDto => ({
  kind,
  amount: formatMinor(amount),
  paid: formatMinor(paid),
  later: formatMinor(later),
  by: by?.toISOString() ?? null,
  last_day: lastDay,
});
