import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@atoll/api-client/base';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea } from '@atoll/ui/field';
import { MESSAGE_MAX } from '../steps/step-dialogs';
import { StepFailure } from '../steps/step-failure';

/** How the ledger refuses what may be there already. */
const KNOWN = ['payment_recorded', 'transfer_recorded'];

/** What colleagues say of an entry, and whether they say that it is another transfer than the one that is there. */
export interface EntryWords {
  note: string;
  setNote: (note: string) => void;
  isAgain: boolean;
  setAgain: (isAgain: boolean) => void;
  /** What was said of one transfer does not hold for another. */
  forgetAgain: () => void;
  /** Whether another transfer is spoken of without a reason. */
  isUnexplained: boolean;
  /** The field of the note, which may lie below what is seen. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** As it is sent. */
  said: { note?: string; again?: true };
}

export function useEntryWords(): EntryWords {
  const [note, setNote] = useState('');
  const [isAgain, setAgain] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = note.trim();
  return {
    note,
    setNote,
    isAgain,
    setAgain,
    forgetAgain: () => setAgain(false),
    isUnexplained: isAgain && !reason,
    field,
    said: { ...(reason && { note: reason }), ...(isAgain && { again: true }) },
  };
}

/** Why the ledger refused an entry; where it has something alike, with the tick that it is another transfer. */
export function EntryFailure({
  words: { isAgain, setAgain },
  failure,
}: {
  words: EntryWords;
  failure: ApiError | undefined;
}) {
  const { t } = useTranslation('admin');
  const isKnown = isAgain || KNOWN.includes(failure?.code ?? '');
  return (
    <StepFailure failure={failure}>
      {isKnown && (
        <Checkbox label={t('ledger.again')} checked={isAgain} onChange={(event) => setAgain(event.target.checked)} />
      )}
    </StepFailure>
  );
}

/** The note of an entry: wanted where it is another transfer than one that is there. */
export function EntryNote({
  words: { note, setNote, isAgain, isUnexplained, field },
  failure,
  isTried,
}: {
  words: EntryWords;
  failure: ApiError | undefined;
  isTried: boolean;
}) {
  const { t } = useTranslation('admin');
  return (
    <TextArea
      ref={field}
      label={t('care.note')}
      optional={!isAgain}
      required={isAgain}
      hint={isAgain ? t('ledger.againHint') : undefined}
      rows={2}
      maxLength={MESSAGE_MAX}
      value={note}
      error={isTried && isUnexplained ? t('ledger.againMissing') : failure?.fields?.note?.[0]}
      onChange={(event) => setNote(event.target.value)}
    />
  );
}
