import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useDisplayCurrency } from '@atoll/i18n/instance';
import { Arrival, Arrived } from './arrival.ts';

/** So far beyond the window a part is near: one window up and down. */
const NEAR = '100% 0px';

/**
 * Keeps a part as the server drew it until somebody comes near. React asks it twice to be told of that: when it comes to the part
 * first, and when it has left the part as it is. What comes before the second time is the first attempt, begun anew.
 */
class Gate {
  private readonly waiting: (() => unknown)[] = [];
  private isClosed = false;
  private isOpened = false;

  /** From now on who comes has to wait. */
  close(): void {
    this.isClosed = true;
  }

  /** Who comes next does not wait. */
  giveWay(): void {
    this.isClosed = false;
  }

  /** Nobody waits any more. */
  open(): void {
    this.giveWay();
    this.isOpened = true;
    for (const tell of this.waiting.splice(0)) tell();
  }

  /** @throws itself, which React takes for a promise, where who comes has to wait */
  enter(): void {
    // oxlint-disable-next-line no-throw-literal -- `use` would let React do other things before it goes on, and begin anew after them
    if (this.isClosed) throw this;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise that also knows who waits for it
  then(tell: () => unknown): void {
    if (this.isOpened) queueMicrotask(tell);
    else this.waiting.push(tell);
    if (this.waiting.length > 1) this.giveWay();
  }
}

/**
 * A part of a page far down. What the server drew of it is gone on with when it comes near the window, or when somebody points
 * at it, types in it or clicks in it. Drawn by the browser alone, it is there at once.
 */
export function WhenSeen({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new Gate());
  const [arrival] = useState(() => new Arrival(() => gate.open()));
  useLocation();
  // Drawn anew with something else, or for another address, it cannot wait (see `Gated`).
  gate.giveWay();
  // Before React comes back for the part, which it does in a task of its own.
  useLayoutEffect(() => openWhenNear(gate, place.current), [gate]);
  // Gone on with after its texts have changed, the part would not find what the server drew.
  useEffect(() => arrival.listen(), [arrival]);
  return (
    <div ref={place} className={className}>
      <OpenedByCurrency gate={gate} />
      <Suspense>
        <Arrived arrival={arrival} />
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

function openWhenNear(gate: Gate, place: Element | null): (() => void) | undefined {
  if (!place || typeof IntersectionObserver === 'undefined') return;
  gate.close();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      gate.open();
    },
    { rootMargin: NEAR },
  );
  // The place itself has no box where its parts are laid out with those beside it (`display: contents`).
  for (const part of place.children) observer.observe(part);
  return () => observer.disconnect();
}

/** The server drew prices in dollars: who reads them in another currency finds no others anywhere, not even on paper. */
function OpenedByCurrency({ gate }: { gate: Gate }) {
  const { code } = useDisplayCurrency();
  useEffect(() => {
    if (code !== 'USD') gate.open();
  }, [code, gate]);
  return null;
}

/**
 * The first attempt to go on with the server's nodes waits, unless something has changed meanwhile. React comes a second time when
 * the gate opens, and before that only for what cannot wait: an event in the part, or a change of what it knows. Where that has to
 * wait, React gives up the nodes and draws others.
 */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const goesOn = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  if (goesOn) gate.enter();
  return children;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => false;
/** Also what React asks for while it goes on with the server's nodes. */
const onServer = () => true;
