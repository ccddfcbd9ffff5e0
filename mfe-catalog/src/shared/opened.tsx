import type { ComponentProps } from 'react';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyAgain } from '@atoll/ui/lazy-again';
import type LightboxOf from './lightbox';

const Lightbox = lazyAgain(() => import(/* webpackChunkName: "later" */ './lightbox'));

/** The picture of a gallery that was opened large. */
export const Opened = (props: ComponentProps<typeof LightboxOf>) => (
  <ComponentBoundary of={props.index}>
    <Lightbox {...props} />
  </ComponentBoundary>
);
