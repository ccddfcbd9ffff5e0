import { useEffect, useRef, useState } from 'react';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import { useArrangeHomepageMutation, usePreviewHomepageMutation } from '@atoll/api-client/endpoints/homepage.gen';
import type { ArrangeHomepageDto, HomepageSectionListDto } from '@atoll/api-client/endpoints/types.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { isEqual } from '../office/equal';
import { keepDraft, readDraft } from '../office/kept-draft';
import { type Conflict, merged, unsettled, withValue } from '../office/merge';
import { type Arrangement, arranged, arrangementOf, bodyOf, moved } from './arrangement';
import { dropOlderDraft, readOlderDraft } from './older-draft';

/** Writing is kept when it pauses, and the page is shown anew. Milliseconds. */
const PAUSE = { kept: 400, shown: 500 };
/** There is one of it. */
const ONLY = 1;

type Errors = Readonly<Record<string, string[]>>;

/** The home page as it was read last, and what it has become under somebody's hands. */
interface Form {
  stored: HomepageSectionListDto;
  base: Arrangement;
  mine: Arrangement;
  conflicts: Conflict[];
  /** It was stored meanwhile; who did that is known where a save was refused. */
  meanwhile?: { by?: string | null };
}

/** The form on a page that was stored meanwhile: what was changed here goes on top of it. */
function onto(
  { base, mine, conflicts: open }: Form,
  stored: HomepageSectionListDto,
  meanwhile?: Form['meanwhile'],
): Form {
  const theirs = arrangementOf(stored);
  const { value, conflicts } = merged(base, mine, theirs, open);
  // Who has changed nothing simply sees what stands there now.
  const isTold = meanwhile && !isEqual(value, theirs);
  return { stored, base: theirs, mine: value, conflicts, ...(isTold && { meanwhile }) };
}

function opened(stored: HomepageSectionListDto, user: string): Form {
  const base = arrangementOf(stored);
  const form = { stored, base, mine: base, conflicts: [] };
  const kept = readDraft<Arrangement>(user, 'homepage', ONLY);
  if (!kept) return { ...form, mine: readOlderDraft(user, base) ?? base };
  return onto({ ...form, base: kept.base, mine: kept.mine }, stored, kept.version === stored.version ? undefined : {});
}

/** Keeps in this browser what is not stored yet. */
function keepForm(user: string, { stored: { version }, base, mine, conflicts }: Form): void {
  const kept = { version, base: unsettled(base, conflicts), mine, at: new Date().toISOString() };
  if (keepDraft(user, 'homepage', ONLY, isEqual(base, mine) ? null : kept)) dropOlderDraft(user);
}

/**
 * The home page as somebody arranges it: kept in this browser until it is stored or thrown away, and shown as it would be while that
 * goes on. What others store meanwhile is merged under it, and where both changed the same, one chooses.
 * @param mayChange false shows what is stored
 */
export function useHomepage(read: HomepageSectionListDto, mayChange: boolean) {
  const { id: user = '' } = useSessionUser() ?? {};
  const [form, setForm] = useState(() => opened(read, user));
  const [failure, setFailure] = useState<{ errors: Errors; fault?: string }>({ errors: {} });
  const [arrange, { isLoading: isSaving }] = useArrangeHomepageMutation();
  const latest = useRef(form);
  const { stored, base, mine } = form;
  const sections = arranged(stored.sections, mayChange ? mine : base);
  const preview = useToken({ version: stored.version, body: bodyOf(base, sections) }, mayChange);

  useEffect(() => setForm((now) => (read.version > now.stored.version ? onto(now, read, {}) : now)), [read]);
  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(() => keepForm(user, form), PAUSE.kept);
    return () => clearTimeout(timer);
  }, [user, form]);
  // Whoever leaves in the middle of a word loses no letter.
  useEffect(() => {
    const keep = () => void keepForm(user, latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [user]);

  const set = (path: readonly string[], value: unknown) =>
    setForm((now) => ({ ...now, mine: withValue(now.mine, path, value) }));
  const save = async (): Promise<boolean> => {
    const sent = latest.current;
    setFailure({ errors: {} });
    try {
      const answer = await arrange({
        'If-Match': ifMatch(sent.stored.version),
        arrangeHomepageDto: bodyOf(sent.base, arranged(sent.stored.sections, sent.mine)),
      }).unwrap();
      // What was changed while it was under way is not stored yet.
      setForm((now) => ({ ...onto({ ...now, base: sent.mine }, answer), conflicts: [] }));
      return true;
    } catch (error) {
      const stale = currentOf<HomepageSectionListDto>(error);
      if (stale) setForm((now) => onto(now, stale.current, { by: stale.by }));
      else setFailure({ errors: (isApiError(error) && error.fields) || {}, fault: errorText(error) });
      return false;
    }
  };
  return {
    ...form,
    sections,
    changed: !isEqual(base, mine),
    fault: failure.fault,
    /** What the preview found that cannot be stored stands beside its field at once. */
    errors: failure.fault ? failure.errors : preview.errors,
    token: preview.token,
    isSaving,
    edit: (id: number, path: readonly string[], value: unknown) => set(['sections', String(id), ...path], value),
    move: (from: number, to: number) =>
      set(
        ['order'],
        moved(
          sections.map(({ id }) => id),
          from,
          to,
        ),
      ),
    save,
    discard: () => {
      setFailure({ errors: {} });
      setForm((now) => ({ stored: now.stored, base: now.base, mine: now.base, conflicts: [] }));
    },
    settle: (conflict: Conflict, theirs: boolean) =>
      setForm((now) => ({
        ...now,
        mine: theirs ? withValue(now.mine, conflict.path, conflict.theirs) : now.mine,
        conflicts: now.conflicts.filter((one) => one !== conflict),
      })),
  };
}

/** A token that shows the home page as it would be; the last one while it cannot be shown. */
function useToken(shown: { version: number; body: ArrangeHomepageDto }, mayChange: boolean) {
  const [ask] = usePreviewHomepageMutation();
  const [answer, setAnswer] = useState<{ token?: string; errors: Errors }>({ errors: {} });
  const wish = JSON.stringify(shown);
  useEffect(() => {
    if (!mayChange) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask({ arrangeHomepageDto: (JSON.parse(wish) as typeof shown).body })
        .unwrap()
        .then(
          ({ token }) => !isOver && setAnswer({ token, errors: {} }),
          (error: unknown) =>
            !isOver && setAnswer((last) => ({ ...last, errors: (isApiError(error) && error.fields) || {} })),
        );
    }, PAUSE.shown);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, wish, mayChange]);
  return answer;
}
