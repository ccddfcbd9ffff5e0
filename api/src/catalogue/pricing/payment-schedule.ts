import { addDays, maldivesDay } from '@atoll/contract/days';
import { maldivesInstant } from './maldives-time.js';
import type { CancellationTerms, Instalment } from './pricing.types.js';
import { share, WHOLE_BP } from './rounding.js';

/** What is to be paid for a stay. */
export interface OwedStay {
  total: number;
  check_in: string;
}

const dueOn = (kind: Instalment['kind'], amount: number, day: string): Instalment => ({
  kind,
  amount,
  due_on: day,
  due_at: maldivesInstant(addDays(day, 1), '00:00').toISOString(),
});

/**
 * When a stay is to be paid: the deposit as soon as the agency has said yes, the rest so many days before arrival; all at once where
 * that day has come (maldives.md 6.5: 25 % from 46 days before, the balance 45 days before). Amounts add up to the total.
 * @param agreedAt when the agency said yes
 */
export function paymentSchedule(
  { deposit_bp, balance_days_before }: Pick<CancellationTerms, 'deposit_bp' | 'balance_days_before'>,
  { total, check_in }: OwedStay,
  agreedAt: Date,
): Instalment[] {
  if (total === 0) return [];
  const today = maldivesDay(agreedAt);
  const atOnce = { due_on: today, due_at: agreedAt.toISOString() };
  const balanceDay = addDays(check_in, -balance_days_before);
  const deposit = share(total, Math.min(deposit_bp, WHOLE_BP), WHOLE_BP);
  if (balanceDay <= today || deposit === total) return [{ kind: 'full', amount: total, ...atOnce }];
  if (deposit === 0) return [dueOn('full', total, balanceDay)];
  return [{ kind: 'deposit', amount: deposit, ...atOnce }, dueOn('balance', total - deposit, balanceDay)];
}
