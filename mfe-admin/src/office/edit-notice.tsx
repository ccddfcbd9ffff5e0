import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictChoices } from './conflict-choices';
import { isEqual } from './equal';
import { RestoredNotice } from './restored-notice';
import type { Edit } from './use-edit';

/** Says in a dialog what an earlier page of it left, and that somebody else has stored the same thing meanwhile; asks where both changed the same. */
export function EditNotice({
  edit: { base, draft, conflicts, meanwhile, settle, restored },
  labelOf,
  show,
}: {
  edit: Edit;
  labelOf: (path: readonly string[]) => string;
  /** In words, where a value is none; undefined leaves it as it is. */
  show?: (path: readonly string[], value: unknown) => ReactNode;
}) {
  const { t } = useTranslation('admin');
  const isChanged = !isEqual(base, draft);
  const words = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'rates.yes' : 'rates.no');
    return typeof value === 'string' || typeof value === 'number'
      ? String(value) || t('content.nothing')
      : t('content.nothing');
  };
  return (
    <>
      {isChanged && <RestoredNotice at={restored} />}
      {(meanwhile || conflicts.length > 0) && (
        <ConflictChoices
          // Every refusal is told as one of its own.
          key={meanwhile?.times}
          by={meanwhile?.by}
          conflicts={conflicts}
          isChanged={isChanged}
          labelOf={labelOf}
          show={(path, value) => show?.(path, value) ?? words(value)}
          onSettle={settle}
        />
      )}
    </>
  );
}
