import { useEffect, useState } from 'react';
import { newIdempotencyKey, useSessionUser } from '@atoll/api-client/base';
import { isEqual } from './equal';
import { keepDraft, readDraft } from './kept-draft';

interface Words<Body> {
  text: string;
  /** What was sent of it, with no answer so far, and under which key. */
  tried?: { body: Body; key: string } | undefined;
}

/** Nothing is stored before it: there is no version of it. */
const NEW = { version: 0, base: { text: '' } };

/**
 * Words that are typed and sent, kept in this browser under somebody's account until then: no ended session takes them. The field
 * stays open while they are on their way, and what is typed meanwhile is not theirs. Where no answer came they go out again under the
 * same key, also after the page was loaded anew: they may have arrived.
 * @param path what they are, `booking-note`
 * @param id what they are about
 */
export function useTyped<Body = unknown>(path: string, id: string) {
  const { id: user } = useSessionUser() ?? {};
  const kept = (): Words<Body> & { id: string } => {
    const { text = '', tried } = (user && readDraft<Words<Body>>(user, path, id)?.mine) || {};
    return { id, text, tried };
  };
  const [typed, setTyped] = useState(kept);
  // The page has gone on to another one of its kind.
  if (typed.id !== id) setTyped(kept());
  const { text, tried } = typed;
  useEffect(() => {
    if (!user) return;
    const draft = { ...NEW, mine: { text, tried }, at: new Date().toISOString() };
    keepDraft(user, path, id, text.trim() === '' ? null : draft);
  }, [user, path, id, text, tried]);
  return {
    text,
    set: (next: string) => setTyped({ id, text: next, tried }),
    tried: tried?.body,
    /** The key under which they are sent: the one of the last try, as long as nobody knows what became of the same. */
    keyOf: (body: Body): string => {
      if (tried && isEqual(tried.body, body)) return tried.key;
      const key = newIdempotencyKey();
      setTyped((now) => (now.id === id ? { ...now, tried: { body, key } } : now));
      return key;
    },
    /** They have arrived: the field is empty for the next, unless something else stands in it by now. */
    sent: (words: string) => {
      setTyped((now) => (now.id === id ? { id, text: now.text.trim() === words ? '' : now.text } : now));
      // The page may have been left meanwhile.
      if (user && readDraft<Words<Body>>(user, path, id)?.mine.text.trim() === words) keepDraft(user, path, id, null);
    },
  };
}
