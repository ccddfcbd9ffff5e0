import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { Skeleton } from '@atoll/ui/skeleton';
import { useBrowser } from '@atoll/ui/use-browser';
import type { Costed } from './cost';

const Cost = lazyAgain<Costed>(() => import(/* webpackChunkName: "later" */ './cost'), {
  meanwhile: () => <Skeleton lines={12} />,
});

/** Every line of what a trip costs; nothing where no day can be booked. It is asked for when it is near: a server draws none of it. */
export function CostPart({ item, onBook }: Costed) {
  const isHere = useBrowser(() => true, false);
  return (
    isHere &&
    item.price_from && (
      <ComponentBoundary of={item}>
        <Cost item={item} onBook={onBook} key={item.id} />
      </ComponentBoundary>
    )
  );
}
