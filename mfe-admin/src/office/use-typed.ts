import { useEffect, useState } from 'react';
import { useSessionUser } from '@atoll/api-client/base';
import { keepDraft, readDraft } from './kept-draft';

interface Words {
  text: string;
}

/** Nothing is stored before it: there is no version of it. */
const NEW = { version: 0, base: { text: '' } };

/**
 * Words that are typed and sent, kept in this browser under somebody's account until then: no ended session takes them. The field
 * stays open while they are on their way, and what is typed meanwhile is not theirs.
 * @param path what they are, `booking-note`
 * @param id what they are about
 */
export function useTyped(path: string, id: string) {
  const { id: user } = useSessionUser() ?? {};
  const kept = () => ({ id, text: (user && readDraft<Words>(user, path, id)?.mine.text) || '' });
  const [typed, setTyped] = useState(kept);
  // The page has gone on to another one of its kind.
  if (typed.id !== id) setTyped(kept());
  const { text } = typed;
  useEffect(() => {
    if (!user) return;
    const draft = { ...NEW, mine: { text }, at: new Date().toISOString() };
    keepDraft(user, path, id, text.trim() === '' ? null : draft);
  }, [user, path, id, text]);
  return {
    text,
    set: (next: string) => setTyped({ id, text: next }),
    /** They have arrived: the field is empty for the next, unless something else stands in it by now. */
    sent: (words: string) => {
      setTyped((now) => (now.id === id && now.text.trim() === words ? { id, text: '' } : now));
      // The page may have been left meanwhile.
      if (user && readDraft<Words>(user, path, id)?.mine.text.trim() === words) keepDraft(user, path, id, null);
    },
  };
}
