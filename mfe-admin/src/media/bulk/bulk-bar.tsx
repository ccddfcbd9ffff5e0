import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { FootBar } from '@atoll/ui/office/foot-bar';
import type { Selection } from '@atoll/ui/office/use-selection';
import type { Picture } from '../media-api';
import { BulkDialog } from './bulk-dialog';

export const BULK_ACTIONS = ['move', 'tag', 'untag', 'focus', 'license', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What can be done with all pictures that are chosen; at the foot of the page for as long as some are. */
export function BulkBar({ rows, selection }: { rows: Picture[]; selection: Selection }) {
  const { t } = useTranslation('admin');
  const mayDelete = usePermission('media.delete');
  // What a dialog is about stays as it was when it opened: the list behind it changes.
  const [open, setOpen] = useState<{ action: BulkAction; rows: Picture[] }>();
  return (
    <>
      {rows.length > 0 && (
        <FootBar label={t('media.withChosen')}>
          <span role="status">{t('media.chosen', { count: rows.length })}</span>
          {BULK_ACTIONS.filter((action) => action !== 'delete' || mayDelete).map((action) => (
            <Button
              key={action}
              danger={action === 'delete'}
              aria-haspopup="dialog"
              onClick={() => setOpen({ action, rows })}
            >
              {t(action === 'tag' ? 'media.addTags' : `media.${action}`)}
            </Button>
          ))}
          <Button type="text" onClick={() => selection.all(false)}>
            {t('bulk.clear')}
          </Button>
        </FootBar>
      )}
      {open && <BulkDialog {...open} onClose={() => setOpen(undefined)} onDone={() => selection.all(false)} />}
    </>
  );
}
