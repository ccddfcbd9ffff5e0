import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import type { Point } from '../crop';
import { MOST } from '../facts';
import { FolderField, TagsField } from '../folder-field';
import type { Picture } from '../media-api';
import { FocalPoint } from '../picture/focal-point';
import type { BulkAction } from './bulk-bar';

/** What somebody wants to say of many pictures. */
export interface BulkWishes {
  folder: string;
  tags: string;
  licence: string;
  credit: string;
  focal: Point;
}

/** Stands for pictures of every shape. */
const ANY_SHAPE = { width: 300, height: 200 };

/** The fields of an action; deleting has none. */
export function BulkFields({
  action,
  rows,
  wishes,
  faults,
  onChange,
}: {
  action: BulkAction;
  rows: Picture[];
  wishes: BulkWishes;
  faults: Readonly<Record<string, string[]>>;
  onChange: (wishes: BulkWishes) => void;
}) {
  const { t } = useTranslation('admin');
  const set = (change: Partial<BulkWishes>) => onChange({ ...wishes, ...change });
  if (action === 'move')
    return <FolderField value={wishes.folder} error={faults['folder']?.[0]} onChange={(folder) => set({ folder })} />;
  if (action === 'tag' || action === 'untag')
    return (
      <TagsField
        value={wishes.tags}
        error={Object.entries(faults).find(([name]) => name.startsWith('tags'))?.[1][0]}
        // Only what one of them carries can be taken from them.
        known={action === 'untag' ? [...new Set(rows.flatMap(({ tags }) => tags))] : undefined}
        onChange={(tags) => set({ tags })}
      />
    );
  if (action === 'focus')
    return <FocalPoint size={ANY_SHAPE} value={wishes.focal} onChange={(focal) => set({ focal })} />;
  if (action === 'license')
    return (
      <>
        <TextField
          label={t('media.licence')}
          hint={t('media.licenceHint')}
          error={faults['licence']?.[0]}
          value={wishes.licence}
          maxLength={MOST.licence}
          onChange={({ target }) => set({ licence: target.value })}
        />
        <TextField
          optional
          label={t('media.credit')}
          hint={t('media.creditKept')}
          error={faults['credit']?.[0]}
          value={wishes.credit}
          maxLength={MOST.credit}
          onChange={({ target }) => set({ credit: target.value })}
        />
      </>
    );
  return null;
}
