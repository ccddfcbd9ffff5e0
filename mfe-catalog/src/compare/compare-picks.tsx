import { lazyAgain } from '@atoll/ui/lazy-again';
import { compared } from './compared';

const Bar = lazyAgain(() => import('./compare-bar'), { failed: () => null });

/** What has been picked so far, and the way to compare it. Whoever picks nothing loads nothing of it. */
export function ComparePicks() {
  const isPicking = compared.use().length > 0;
  return isPicking && <Bar />;
}
