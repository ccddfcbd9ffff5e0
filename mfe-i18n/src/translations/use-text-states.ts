import { useState } from 'react';
import { ifMatch } from '@atoll/api-client/base';
import {
  type BulkStateDto,
  type BulkStateRowDto,
  useApproveTranslationMutation,
  useChangeTranslationStatesMutation,
  useUnapproveTranslationMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import type { TextUnit } from './text-units';

type Action = BulkStateDto['action'];

/** What was done to many texts, what was left out, and what undoes it. */
export interface StatesReport {
  action: 'approve' | 'unapprove' | 'undo';
  done: number;
  refused: BulkStateRowDto[];
  undo: BulkStateDto[];
}

const asSeen = (rows: readonly { id: string; version: number }[]) => rows.map(({ id, version }) => ({ id, version }));
const isDone = ({ result }: BulkStateRowDto) => result === 'done';
const outcomeOf = (results: BulkStateRowDto[]) => ({
  done: results.filter(isDone).length,
  refused: results.filter(({ result }) => result === 'refused'),
});

/** Approving texts and taking approvals back, one by one or many at once. */
export function useTextStates() {
  const [approve] = useApproveTranslationMutation();
  const [unapprove] = useUnapproveTranslationMutation();
  const [change] = useChangeTranslationStatesMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [report, setReport] = useState<StatesReport>();

  async function run(work: () => Promise<StatesReport | undefined>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFault(undefined);
    setReport(undefined);
    try {
      setReport(await work());
      return true;
    } catch (error) {
      setFault(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    fault,
    report,
    /** Only as they were read: another text that stands meanwhile is not approved unseen. */
    decide: ({ rows }: TextUnit, isApproved: boolean) =>
      run(async () => {
        const decided = rows.filter(({ value }) => value !== null);
        const step = isApproved ? approve : unapprove;
        await Promise.all(decided.map(({ id, version }) => step({ id, 'If-Match': ifMatch(version) }).unwrap()));
        return undefined;
      }),
    decideAll: (units: TextUnit[], action: 'approve' | 'unapprove') =>
      run(async () => {
        const rows = units.flatMap((unit) => unit.rows).filter(({ value, required }) => required || value !== null);
        const { results } = await change({ bulkStateDto: { action, rows: asSeen(rows) } }).unwrap();
        // What nobody had edited goes back to the delivered text; of an edited one only the approval is taken back.
        const edited = new Set(rows.filter(({ origin }) => origin !== null).map(({ id }) => id));
        const wayBack = ({ id }: BulkStateRowDto): Action =>
          action === 'unapprove' ? 'approve' : edited.has(id) ? 'unapprove' : 'clear';
        const done = results.filter(isDone);
        const undo = [...new Set(done.map(wayBack))].map((to) => ({
          action: to,
          rows: asSeen(done.filter((row) => wayBack(row) === to)),
        }));
        return { action, ...outcomeOf(results), undo };
      }),
    /** Only what stands as the step left it: what somebody has written since stays, and is told. */
    undo: ({ undo }: StatesReport) =>
      run(async () => {
        const answers = await Promise.all(undo.map((bulkStateDto) => change({ bulkStateDto }).unwrap()));
        return { action: 'undo', ...outcomeOf(answers.flatMap(({ results }) => results)), undo: [] };
      }),
  };
}

export type TextStates = ReturnType<typeof useTextStates>;
