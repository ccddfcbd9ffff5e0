import { useEffect, useRef, useState } from 'react';
import { serverNow, useAppStore } from '@atoll/api-client/base';
import { currentOf } from '@atoll/api-client/stale';
import type { ContentRow } from '../content-api';
import type { Kind } from '../kind';
import type { May } from '../life';
import { contentChanged, jobWorker, readRows } from './bulk-api';
import { type Outcome, type Waiting, runQueue } from './queue';
import {
  type BulkAction,
  type BulkJob,
  type PassedOver,
  type RunAction,
  passesOver,
  renewed,
  stepOf,
  wayBack,
} from './steps';

/** What is asked for: these rows, or all that a list has. */
export interface BulkWish {
  action: BulkAction;
  category: string;
  rows: ContentRow[] | { query: Record<string, string | undefined>; count: number };
}

export interface BulkReport extends Outcome<BulkJob> {
  action: RunAction;
  category: string;
  /** What the action leaves as it is. */
  skipped: { row: ContentRow; why: PassedOver }[];
  isUndo: boolean;
}

/** Where a run is: the list is read, or calls are made. */
export interface BulkProgress {
  action: RunAction;
  isUndo: boolean;
  isReading: boolean;
  ended: number;
  all: number;
  waiting: Waiting | null;
  isStopping: boolean;
}

type Begin = Pick<BulkReport, 'action' | 'category' | 'isUndo' | 'skipped'> & {
  /** What an earlier part of the run has brought about. */
  before?: Partial<Outcome<BulkJob>>;
};

/** People see no more than a few steps a second, and a page that is drawn for each of thousands is slow. */
const DRAW_EVERY = 200;

/** Does one thing with many things of a kind, says how far it is, and can take it back. */
export function useBulk(kind: Kind, may: May) {
  const store = useAppStore();
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkReport>();
  const [failure, setFailure] = useState<unknown>();
  const control = useRef<AbortController>(undefined);
  // What is under way is finished, and nothing more is begun once nobody sees it.
  useEffect(() => () => control.current?.abort(), []);

  const begin = (action: RunAction, isUndo: boolean, isReading: boolean, all: number): AbortSignal => {
    control.current = new AbortController();
    setReport(undefined);
    setFailure(undefined);
    setProgress({ action, isUndo, isReading, all, ended: 0, waiting: null, isStopping: false });
    return control.current.signal;
  };
  const update = (change: Partial<BulkProgress>) => setProgress((now) => now && { ...now, ...change });

  const work = async (jobs: BulkJob[], { before = {}, ...of }: Begin): Promise<void> => {
    const signal = begin(of.action, of.isUndo, false, jobs.length);
    let drawn = 0;
    const outcome = await runQueue(jobs, {
      work: jobWorker(store, kind),
      signal,
      onWait: (waiting) => update({ waiting }),
      onStep: (ended) => {
        if (performance.now() - drawn < DRAW_EVERY) return;
        drawn = performance.now();
        update({ ended });
      },
    });
    setProgress(undefined);
    setReport({
      ...of,
      done: [...(before.done ?? []), ...outcome.done],
      failed: [...(before.failed ?? []), ...outcome.failed],
      left: [...outcome.left, ...(before.left ?? [])],
    });
    store.dispatch(contentChanged(kind.path));
  };

  const start = async ({ action, category, rows: asked }: BulkWish): Promise<void> => {
    let rows = Array.isArray(asked) ? asked : [];
    if (!Array.isArray(asked)) {
      const signal = begin(action, false, true, asked.count);
      try {
        rows = await readRows(store, kind, asked.query, {
          signal,
          onRead: (ended, all) => update({ ended, all }),
        });
      } catch (error) {
        setFailure(error);
      }
      if (signal.aborted || rows.length === 0) {
        setProgress(undefined);
        return;
      }
    }
    const jobs: BulkJob[] = [];
    const skipped: BulkReport['skipped'] = [];
    for (const row of rows) {
      const why = passesOver(kind, action, row, { category, may });
      if (why) skipped.push({ row, why });
      else jobs.push({ row, version: row.editing?.version ?? 0, steps: [stepOf(kind, action, category)] });
    }
    await work(jobs, { action, category, isUndo: false, skipped });
  };

  return {
    progress,
    report,
    failure,
    start,
    stop: () => {
      control.current?.abort();
      update({ isStopping: true });
    },
    /** Writes prices that were looked through. */
    write: (jobs: BulkJob[]) => work(jobs, { action: 'prices', category: '', isUndo: false, skipped: [] }),
    /** Puts back what was done, unless somebody has changed it since. */
    undo: ({ action, category, done }: BulkReport) => {
      const now = serverNow();
      const jobs = done.map(({ row, version }) => ({ row, version, steps: wayBack(kind, action, row, now) }));
      return work(jobs, { action, category, isUndo: true, skipped: [] });
    },
    /** Tries again what failed, as it is now; taking back never goes over what somebody has changed. */
    again: ({ failed, done, left, ...of }: BulkReport) =>
      work(
        failed.map(({ job, error }) => {
          const again = { ...job, key: undefined };
          if (of.isUndo) return again;
          // Other values go upon what the report has shown; a step of a thing's life upon where it stands by then.
          const isStale = job.steps[0]?.to !== 'set';
          return { ...renewed(kind, again, currentOf<Record<string, unknown>>(error)?.current ?? {}), isStale };
        }),
        { ...of, before: { done, left } },
      ),
    /** Goes on where it was stopped. */
    goOn: ({ left, done, failed, ...of }: BulkReport) => work(left, { ...of, before: { done, failed } }),
    close: () => {
      setReport(undefined);
      setFailure(undefined);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
