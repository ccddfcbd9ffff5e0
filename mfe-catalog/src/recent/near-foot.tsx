import { useEffect, useRef, useState } from 'react';
import type { SavedKey } from '@atoll/api-client/saved';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { viewed } from './viewed';

/** Half a window below it is near, and anywhere above: who jumps to the end of the page has passed it. */
const NEAR = '100000px 0px 50% 0px';

const Row = lazyAgain<{ keys: SavedKey[] }>(() => import('./viewed-row'), { failed: () => null });

/** Notes what is open, and loads what was before it when somebody comes near. A server knows of neither. */
export default function NearFoot({ now }: { now?: SavedKey | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const others = viewed.use().filter((key) => key !== now);
  useEffect(() => {
    if (now) viewed.keep([now, ...viewed.read().filter((key) => key !== now)]);
  }, [now]);
  useEffect(() => whenNear(place.current, () => setNear(true)), []);
  return <div ref={place}>{isNear && others.length > 0 && <Row keys={others} />}</div>;
}

function whenNear(place: Element | null, tell: () => void): (() => void) | undefined {
  if (!place) return;
  if (typeof IntersectionObserver === 'undefined') {
    tell();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
