import { Suspense, lazy } from 'react';
import { compared } from './compared';

const Bar = lazy(() => import('./compare-bar').catch(() => ({ default: () => null })));

/** What has been picked so far, and the way to compare it. Whoever picks nothing loads nothing of it. */
export function ComparePicks() {
  const isPicking = compared.use().length > 0;
  return (
    isPicking && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}
