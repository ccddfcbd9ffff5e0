import type { Journey, TransferCheck } from '../../../catalogue/transfers/transfer-check.js';
import { type TransferWays, checkWays, takenWays } from '../../../catalogue/transfers/transfer-ways.js';

/** A transfer check as it is kept with a booking: codes and times, which every reader gets in words of their own. */
export interface KeptTransferCheck extends Pick<TransferCheck, 'feasible' | 'arrival' | 'departure'> {
  /** Id of the transfer that was checked. */
  transfer: number;
  /** Instant, ISO 8601. */
  checked_at: string;
}

/** What is kept of a check; null without flights, and where no way is known. */
export function keptTransferCheck(
  ways: TransferWays,
  transfer: string | null,
  journey: Journey,
  now: Date,
): KeptTransferCheck | null {
  const taken = takenWays(ways, transfer);
  if (!taken || (journey.lands_at === null && journey.flies_at === null)) return null;
  const { feasible, arrival, departure } = checkWays(taken, journey);
  return { transfer: taken.there.id, feasible, arrival, departure, checked_at: now.toISOString() };
}
