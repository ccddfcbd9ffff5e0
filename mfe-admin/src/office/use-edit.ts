import { useState } from 'react';
import { type Conflict, merged, withValue } from './merge';
import { currentOf } from './stale';

/** The thing as it was read last, and what it has become under somebody's hands. */
interface Form<Row, Draft> {
  read: Row;
  draft: Draft;
  conflicts: Conflict[];
  /** It was stored meanwhile; by whom where that is known, and how often a write was refused for it. */
  meanwhile?: { by: string | undefined; times: number };
}

/**
 * What somebody types in a dialog about one thing. It is compared with, and sent on, the thing as it was read when the dialog opened,
 * whatever the list below reads anew. What others store meanwhile is merged under it (412), and where both changed the same, one
 * chooses.
 */
export function useEdit<Row, Draft extends object>(row: Row, draftOf: (row: Row) => Draft) {
  const [form, setForm] = useState<Form<Row, Draft>>(() => ({ read: row, draft: draftOf(row), conflicts: [] }));
  const onto = (read: Row, refused?: { by: string | undefined }) =>
    setForm((now) => {
      const { value, conflicts } = merged(draftOf(now.read), now.draft, draftOf(read), now.conflicts);
      const times = now.meanwhile?.times ?? 0;
      // Where both changed the same, somebody was at it, also when nothing was refused yet.
      const unknown = conflicts.length > 0 ? { by: undefined, times } : undefined;
      const meanwhile = refused ? { ...refused, times: times + 1 } : (now.meanwhile ?? unknown);
      return { read, draft: value, conflicts, ...(meanwhile && { meanwhile }) };
    });
  return {
    ...form,
    base: draftOf(form.read),
    /** Both changed the same, and nobody has chosen: nothing is stored before that. */
    isUnsettled: form.conflicts.length > 0,
    set: (change: Partial<Draft>) => setForm((now) => ({ ...now, draft: { ...now.draft, ...change } })),
    /** A step of one's own was stored; what is typed in the fields is not yet. */
    stored: (answer: Row) => onto(answer),
    /** What a refused write was based on is another by now. @returns the thing as it is, undefined for any other fault */
    refused: (error: unknown): Row | undefined => {
      const stale = currentOf<Row>(error);
      if (stale) onto(stale.current, { by: stale.by ?? undefined });
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
  'base' | 'draft' | 'conflicts' | 'meanwhile' | 'settle'
>;
