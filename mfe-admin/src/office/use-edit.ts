import { useState } from 'react';
import { currentOf } from '@atoll/api-client/stale';
import { isEqual } from './equal';
import { type Conflict, merged, unsettled, withValue } from './merge';
import { type KeptAs, useKeeping, useLeft } from './use-kept';

/** The thing as it was read last, and what it has become under somebody's hands. */
interface Form<Row, Draft> {
  read: Row;
  base: Draft;
  draft: Draft;
  conflicts: Conflict[];
  /** It was stored meanwhile; by whom where that is known, and how often a write was refused for it. */
  meanwhile?: { by: string | undefined; times: number };
}

/** The form on a thing as it is now: what was typed goes on top of it. */
function onto<Row, Draft extends object>(
  now: Form<Row, Draft>,
  read: Row,
  draftOf: (row: Row) => Draft,
  refused?: { by: string | undefined },
): Form<Row, Draft> {
  const { value, conflicts } = merged(now.base, now.draft, draftOf(read), now.conflicts);
  const times = now.meanwhile?.times ?? 0;
  // Where both changed the same, somebody was at it, also when nothing was refused yet.
  const unknown = conflicts.length > 0 ? { by: undefined, times } : undefined;
  const meanwhile = refused ? { ...refused, times: times + 1 } : (now.meanwhile ?? unknown);
  return { read, base: draftOf(read), draft: value, conflicts, ...(meanwhile && { meanwhile }) };
}

/**
 * What somebody types in a dialog about one thing. It is compared with, and sent on, the thing as it was read when the dialog opened,
 * whatever the list below reads anew. What others store meanwhile is merged under it (412), and where both changed the same, one
 * chooses.
 * @param as with it what is typed outlives an ended session and a closed tab
 */
export function useEdit<Row, Draft extends object>(row: Row, draftOf: (row: Row) => Draft, as?: KeptAs) {
  const left = useLeft<Draft>(as);
  const [form, setForm] = useState<Form<Row, Draft>>(() => {
    const base = draftOf(row);
    const start = { read: row, base, draft: base, conflicts: [] };
    return left ? onto({ ...start, base: left.base, draft: left.mine }, row, draftOf) : start;
  });
  const { base, draft, conflicts } = form;
  const forget = useKeeping(as, isEqual(base, draft) ? null : { base: unsettled(base, conflicts), mine: draft });
  return {
    ...form,
    /** When what stands here was typed, if an earlier page left it. */
    restored: left?.at,
    forget,
    /** Both changed the same, and nobody has chosen: nothing is stored before that. */
    isUnsettled: form.conflicts.length > 0,
    set: (change: Partial<Draft>) => setForm((now) => ({ ...now, draft: { ...now.draft, ...change } })),
    /** A step of one's own was stored; what is typed in the fields is not yet. */
    stored: (answer: Row) => setForm((now) => onto(now, answer, draftOf)),
    /** What a refused write was based on is another by now. @returns the thing as it is, undefined for any other fault */
    refused: (error: unknown): Row | undefined => {
      const stale = currentOf<Row>(error);
      if (stale) setForm((now) => onto(now, stale.current, draftOf, { by: stale.by ?? undefined }));
      return stale?.current;
    },
    settle: (conflict: Conflict, theirs: boolean) =>
      setForm((now) => ({
        ...now,
        draft: theirs ? withValue(now.draft, conflict.path, conflict.theirs) : now.draft,
        conflicts: now.conflicts.filter((one) => one !== conflict),
      })),
  };
}

export type Edit = Pick<
  ReturnType<typeof useEdit<unknown, object>>,
  'base' | 'draft' | 'conflicts' | 'meanwhile' | 'settle' | 'restored'
>;
