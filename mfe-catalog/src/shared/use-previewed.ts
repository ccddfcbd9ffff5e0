import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What a page asks for; with the token of a preview where its address has one. The office shows pages in a frame and hands them the
 * next token as `{ preview }` when what is typed there has changed.
 */
export function usePreviewed<Arg extends object>(arg: Arg): Arg & { preview?: string } {
  const [search] = useSearchParams();
  const first = search.get('preview') ?? undefined;
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (first === undefined || window.parent === window) return undefined;
    const take = ({ origin, source, data }: MessageEvent<{ preview?: unknown } | null>) => {
      const isOffice = origin === location.origin && source === window.parent;
      if (isOffice && typeof data?.preview === 'string') setNext(data.preview);
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [first]);
  return first === undefined ? arg : { ...arg, preview: next ?? first };
}
