import { type ComponentProps, memo } from 'react';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyDrawn } from '@atoll/ui/lazy-again';

const Late = lazyDrawn(() => import(/* webpackChunkName: "drawn-reviews" */ './reviews'));

type Shown = ComponentProps<typeof Late>;

const isSame = (before: Shown, now: Shown) =>
  before.count === now.count && before.average === now.average && JSON.stringify(before.of) === JSON.stringify(now.of);

/** What guests wrote of a trip or a place. While its script is on the way, a page drawn anew around it leaves it as it is. */
export const Reviews = memo(
  (shown: Shown) => (
    <ComponentBoundary of={JSON.stringify(shown.of)}>
      <Late {...shown} />
    </ComponentBoundary>
  ),
  isSame,
);
