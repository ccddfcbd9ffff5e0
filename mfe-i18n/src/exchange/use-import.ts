import { useState } from 'react';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type ImportReportDto,
  type ImportTranslationsApiArg,
  useApplyTranslationImportMutation,
  useImportTranslationsMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import type { Format } from './file-facts';

/** What may be replaced: nothing, what nobody has approved, or everything. */
export const REPLACING = ['nothing', 'pending', 'approved'] as const;
export type Replacing = (typeof REPLACING)[number];

/** How a file is to be read and what may be done with it. */
export interface Choices {
  language: string;
  /** Empty: as the file itself says. */
  format: Format | '';
  /** Of files that name none. */
  namespace: string;
  replacing: Replacing;
  markApproved: boolean;
  createKeys: boolean;
}

const bodyOf = (file: File, choices: Choices): FormData => {
  const body = new FormData();
  const { format, namespace, replacing, markApproved, createKeys } = choices;
  body.append('language_code', choices.language);
  body.append('dry_run', 'true');
  if (format) body.append('format', format);
  if (namespace) body.append('namespace', namespace);
  if (replacing !== 'nothing') body.append('overwrite', 'true');
  if (replacing === 'approved') {
    body.append('overwrite_approved', 'true');
    if (markApproved) body.append('mark_approved', 'true');
  }
  if (createKeys) body.append('create_keys', 'true');
  body.append('file', file);
  return body;
};

/** A file that was tried: what would happen, and with which file and choices. */
interface Tried {
  file: File;
  choices: Choices;
  report: ImportReportDto;
  /** Carried out once, however often it is sent. */
  sendKey: string;
}

const isSame = (a: Choices, b: Choices): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Tries a file with its choices, and carries out what was seen, nothing else. */
export function useImport(file: File | undefined, choices: Choices) {
  const [ask, asking] = useImportTranslationsMutation();
  const [carryOut, carrying] = useApplyTranslationImportMutation();
  const [tried, setTried] = useState<Tried>();
  const [done, setDone] = useState<ImportReportDto>();
  const [error, setError] = useState<unknown>();
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (problem) {
      setError(problem);
    }
  };
  const isCurrent = tried !== undefined && tried.file === file && isSame(tried.choices, choices);
  return {
    report: tried?.report,
    /** What is seen is what would be done with these choices. */
    isCurrent,
    done,
    error,
    isTrying: asking.isLoading,
    isApplying: carrying.isLoading,
    look: () =>
      attempt(async () => {
        if (!file) return;
        const body = bodyOf(file, choices) as unknown as ImportTranslationsApiArg['body'];
        const report = await ask({ body, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
        setTried({ file, choices, report, sendKey: newIdempotencyKey() });
      }),
    apply: () =>
      attempt(async () => {
        if (!tried || !isCurrent || tried.report.import_id === null) return;
        const { report, sendKey } = tried;
        setDone(await carryOut({ job: report.import_id ?? '', 'Idempotency-Key': sendKey }).unwrap());
      }),
    forget: () => {
      setTried(undefined);
      setDone(undefined);
      setError(undefined);
    },
  };
}
