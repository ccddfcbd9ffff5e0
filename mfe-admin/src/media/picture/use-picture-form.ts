import { useEffect, useRef, useState } from 'react';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import { type MediaDto, useUpdateMediaMutation } from '@atoll/api-client/endpoints/media.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { keepDraft, readDraft } from '../../office/kept-draft';
import { type Conflict, merged, unsettled, withValue } from '../../office/merge';
import { type Facts, changeOf, factsOf } from '../facts';

/** Writing is kept when it pauses. Milliseconds. */
const PAUSE = 400;

/** The picture as it was read last, and what it has become under somebody's hands. */
interface Form {
  stored: MediaDto;
  base: Facts;
  mine: Facts;
  conflicts: Conflict[];
  /** Who stored it meanwhile. */
  by?: string | null;
}

const isChanged = ({ base, mine }: Pick<Form, 'base' | 'mine'>) => Object.keys(changeOf(base, mine)).length > 0;

/** The form on a picture that was stored meanwhile: what was typed goes on top of it. */
function onto(form: Form, stored: MediaDto, by?: string | null): Form {
  const base = factsOf(stored);
  const { value, conflicts } = merged(form.base, form.mine, base, form.conflicts);
  const next = { stored, base, mine: value, conflicts };
  // Who has changed nothing simply sees what stands there now.
  return by !== undefined && isChanged(next) ? { ...next, by } : next;
}

function opened(stored: MediaDto, user: string): Form {
  const base = factsOf(stored);
  const kept = readDraft<Facts>(user, 'media', stored.id);
  const form = { stored, base, mine: base, conflicts: [] };
  if (!kept) return form;
  return onto({ ...form, ...kept }, stored, kept.version === stored.version ? undefined : stored.updated_by);
}

/** Keeps in this browser what is not stored yet. */
const keepForm = (user: string, form: Form) =>
  keepDraft(
    user,
    'media',
    form.stored.id,
    isChanged(form)
      ? {
          version: form.stored.version,
          base: unsettled(form.base, form.conflicts),
          mine: form.mine,
          at: new Date().toISOString(),
        }
      : null,
  );

/**
 * What somebody does to a picture: kept in this browser until it is stored or thrown away; what others store meanwhile is merged
 * under it, and where both changed the same, one chooses.
 */
export function usePictureForm(read: MediaDto) {
  const { id: user = '', email = '' } = useSessionUser() ?? {};
  const [form, setForm] = useState(() => opened(read, user));
  const [error, setError] = useState<unknown>();
  const [update, { isLoading }] = useUpdateMediaMutation();
  const latest = useRef(form);
  useEffect(() => {
    const by = read.updated_by === email ? undefined : read.updated_by;
    setForm((now) => (read.version > now.stored.version ? onto(now, read, by) : now));
  }, [read, email]);
  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(() => keepForm(user, form), PAUSE);
    return () => clearTimeout(timer);
  }, [user, form]);
  // Whoever leaves in the middle of a word loses no letter.
  useEffect(() => () => void keepForm(user, latest.current), [user]);

  const save = async (): Promise<boolean> => {
    const { stored, base, mine } = latest.current;
    setError(undefined);
    try {
      const answer = await update({
        id: stored.id,
        'If-Match': ifMatch(stored.version),
        updateMediaDto: changeOf(base, mine),
      }).unwrap();
      // What was typed while it was under way is not stored yet.
      setForm((now) => ({ ...onto({ ...now, base: mine }, answer), conflicts: [] }));
      return true;
    } catch (problem) {
      const stale = currentOf<MediaDto>(problem);
      if (stale) setForm((now) => onto(now, stale.current, stale.current.updated_by));
      else setError(problem);
      return false;
    }
  };
  return {
    ...form,
    isChanged: isChanged(form),
    count: Object.keys(changeOf(form.base, form.mine)).length,
    isSaving: isLoading,
    faults: (isApiError(error) && error.fields) || {},
    fault: error === undefined ? undefined : errorText(error),
    save,
    set: (change: Partial<Facts>) => setForm((now) => ({ ...now, mine: { ...now.mine, ...change } })),
    discard: () => {
      setError(undefined);
      setForm(({ stored, base }) => ({ stored, base, mine: base, conflicts: [] }));
    },
    settle: (conflict: Conflict, theirs: boolean) =>
      setForm((now) => ({
        ...now,
        mine: theirs ? withValue(now.mine, conflict.path, conflict.theirs) : now.mine,
        conflicts: now.conflicts.filter((one) => one !== conflict),
      })),
  };
}

export type PictureForm = ReturnType<typeof usePictureForm>;
