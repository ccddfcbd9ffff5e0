import { type RefObject, useEffect, useState } from 'react';
import { IN_PLACE } from '@atoll/contract/in-place';
import { addTexts, currentLanguage, i18n } from '@atoll/i18n/instance';
import { MARKER, marker, withoutMarks } from './marks';
import { PageTexts } from './page-texts';

/** Between a change of the page and a look at what it says by then. Milliseconds. */
const SETTLED_MS = 250;

/** A call without marks in what it sends. */
async function cleaned(call: Request): Promise<Request> {
  if (!call.headers.get('content-type')?.includes('json')) return call;
  const body = await call.clone().text();
  const clean = withoutMarks(body);
  return clean === body ? call : new Request(call, { body: clean });
}

/** What is sent carries no marks, whatever was put together from texts. */
function cleanCalls(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) =>
    input instanceof Request ? fetch(await cleaned(input), init) : fetch(input, init);
  return () => void (window.fetch = fetch);
}

/** Has all that is shown drawn anew. */
const drawAnew = () => addTexts(currentLanguage(), 'common', {});

/** Marks the texts of the page as long as the editor stands. `stamp` grows with each change of the page. */
export function usePageTexts(own: RefObject<Element | null>): { texts: PageTexts | null; stamp: number } {
  const [texts, setTexts] = useState<PageTexts | null>(null);
  const [stamp, setStamp] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const found = new PageTexts(own.current!, () => {
      clearTimeout(timer);
      timer = setTimeout(() => setStamp((before) => before + 1), SETTLED_MS);
    });
    const { postProcess, postProcessPassResolved } = i18n.options;
    i18n.use(marker);
    const end = [found.watch(), cleanCalls()];
    Object.assign(i18n.options, { postProcess: MARKER, postProcessPassResolved: true });
    drawAnew();
    Object.assign(window, { [IN_PLACE.list]: () => found.list() });
    setTexts(found);
    return () => {
      Object.assign(i18n.options, { postProcess, postProcessPassResolved });
      drawAnew();
      Reflect.deleteProperty(window, IN_PLACE.list);
      clearTimeout(timer);
      for (const stop of end) stop();
    };
  }, [own]);
  return { texts, stamp };
}
