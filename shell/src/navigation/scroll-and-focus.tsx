import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

const KEY = 'atoll_scroll';
const GIVE_UP_MS = 3_000;
/** By what a reader goes on. */
const MOVES = ['keydown', 'pointerdown'];

type Positions = Record<string, number>;

function positions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function remember(key: string, top: number): void {
  try {
    const entries = Object.entries({ ...positions(), [key]: top }).slice(-50);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage Back starts at the top.
  }
}

/** What a place is remembered under. Every document of a tab begins with the same key: those are told apart by their paths. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? `default ${pathname}` : key);

/** Scrolls to a remembered place as soon as the page is tall enough, unless the reader scrolls first. */
function restore(top: number): () => void {
  const until = performance.now() + GIVE_UP_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const step = () => {
    const reachable = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    if (reachable < top && performance.now() < until) frame = requestAnimationFrame(step);
  };
  step();
  for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, stop, { once: true, passive: true });
  return stop;
}

/**
 * Calls back when the page's h1 stands, or after a while without one, and says whether the reader has gone on by key or
 * pointer meanwhile: who stands on a link already must not be taken away from it.
 */
function whenHeadingStands(found: (heading: HTMLElement | null, goneOn: boolean) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('main h1');
  const started = performance.now();
  let frame = 0;
  let goneOn = false;
  const goOn = () => void (goneOn = true);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of MOVES) removeEventListener(event, goOn, true);
  };
  const step = () => {
    const heading = look();
    if (heading || performance.now() - started > GIVE_UP_MS) {
      stop();
      found(heading, goneOn);
    } else frame = requestAnimationFrame(step);
  };
  for (const event of MOVES) addEventListener(event, goOn, true);
  frame = requestAnimationFrame(step);
  return stop;
}

/**
 * What a new document would do: scroll to the top (smoothly, specification §2) on a change of path, back to where the
 * reader was on Back and reload, move the focus to the new h1 (unless the reader has gone on already) and say the new title.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const { state: navigationState } = useNavigation();
  const [announced, setAnnounced] = useState('');
  const last = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const save = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => last.current && remember(last.current.key, scrollY));
    };
    addEventListener('scroll', save, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', save);
    };
  }, []);

  // Before the paint: a shorter page clamps the scroll position, which must not be taken for the old page's.
  useLayoutEffect(() => {
    const before = last.current;
    const key = placeOf(location);
    last.current = { key, pathname: location.pathname };
    const saved = positions()[key];
    if (saved !== undefined) return restore(saved);
    // Who has scrolled before the page heard comes back to there.
    if (keepsScroll(location.state) || !before) remember(key, scrollY);
    else if (before.pathname !== location.pathname) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    }
    return undefined;
  }, [location]);

  const settled = navigationState === 'idle' ? location.pathname : null;
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (settled === null || focused.current === settled) return undefined;
    const first = focused.current === null;
    focused.current = settled;
    if (first) return undefined;
    return whenHeadingStands((heading, goneOn) => {
      const stands = goneOn && document.activeElement !== document.body;
      if (heading && !stands && !heading.contains(document.activeElement)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setAnnounced(document.title);
    });
  }, [settled]);

  return (
    <div className="doc-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}

const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
