import { type ComponentType, type ReactNode, lazy, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { TriesContext } from './component-boundary.tsx';

interface Otherwise<P> {
  /** What stands there until the part has come. */
  meanwhile?: (props: P) => ReactNode;
  /** What stands there where it cannot be had; without it the boundary around it says so, and offers Retry. */
  failed?: (props: P) => ReactNode;
}

/**
 * A part whose script comes when it is first drawn in a browser; the server leaves it out. React's `lazy` remembers for good that a
 * script could not be had: this asks for it again whenever the part is drawn anew, as Retry does.
 */
export function lazyAgain<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { meanwhile, failed }: Otherwise<P> = {},
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  const waiting = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => void waiting.delete(tell);
  };
  const come = (module: { default: ComponentType<P> }) => {
    Part = module.default;
    for (const tell of waiting) tell();
  };
  return function LazyAgain(props: P) {
    const Come = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    const [fault, setFault] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (!Part) load().then(come, (error: unknown) => setFault({ error }));
    }, []);
    if (Come) return <Come {...props} />;
    if (fault && !failed) throw fault.error;
    return (fault ? failed : meanwhile)?.(props) ?? null;
  };
}

/**
 * A part that the server draws and whose script comes when React goes on with it: `WhenSeen` holds it back until somebody is near.
 * Where the script could not be had, Retry of the boundary around it asks for it again. Its chunk's name begins with `drawn-`, by
 * which the build sends its style sheet with the page.
 */
export function lazyDrawn<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  // React's `lazy` remembers for good that a script could not be had.
  const parts: ComponentType<P>[] = [lazy(load)];
  return function LazyDrawn(props: P) {
    const tries = useContext(TriesContext);
    const Part = (parts[tries] ??= lazy(load));
    return <Part {...props} />;
  };
}
