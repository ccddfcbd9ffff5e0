import { useLayoutEffect, useRef } from 'react';
import { FIRST_PAINT_ID } from '@atoll/contract/document';
import { CardSkeleton, Skeleton } from '@atoll/ui/skeleton';

/** The page part of the static first paint; the frame around it is drawn anew by the shell, in the same places. */
let page: ChildNode[] | null = null;

/** Hides nothing and moves nothing: the static document stays until the shell's first commit calls this. */
export function replaceStaticFrame(): void {
  const whole = document.getElementById(FIRST_PAINT_ID);
  if (!whole) return;
  page = [...(whole.querySelector('main') ?? whole).childNodes];
  whole.remove();
}

/** Holds the server's first paint where the page will stand, so that nothing moves until the page is there. */
export function FirstPaint() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    replaceStaticFrame();
    if (page) place.current?.replaceChildren(...page);
  }, []);
  return (
    <div ref={place}>
      <PageSkeleton />
    </div>
  );
}

/** What a page looks like before anything is known about it. */
function PageSkeleton() {
  return (
    <div className="doc-container" aria-busy="true">
      <div className="doc-heading">
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </div>
      <div className="doc-grid">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  );
}
