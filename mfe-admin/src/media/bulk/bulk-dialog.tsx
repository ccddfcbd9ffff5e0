import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import {
  type BulkMediaDto,
  type BulkMediaResultDto,
  useBulkMediaMutation,
} from '@atoll/api-client/endpoints/media.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../../office/office-dialog';
import { useSendKey } from '../../office/use-send-key';
import type { Picture } from '../media-api';
import { tagsOf } from '../facts';
import type { BulkAction } from './bulk-bar';
import { type BulkWishes, BulkFields } from './bulk-fields';
import { BulkReport } from './bulk-report';

const NOTHING: BulkWishes = { folder: '', tags: '', licence: '', credit: '', focal: { x: 0.5, y: 0.5 } };

/** Asks for what an action needs, does it with each picture, and says of each that stays as it was why. */
export function BulkDialog({
  action,
  rows,
  onClose,
  onDone,
}: {
  action: BulkAction;
  rows: Picture[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const [run, { isLoading }] = useBulkMediaMutation();
  const keyOf = useSendKey();
  const [wishes, setWishes] = useState(NOTHING);
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<BulkMediaResultDto>();
  const faults = (isApiError(error) && error.fields) || {};
  const send = async () => {
    setError(undefined);
    const body: BulkMediaDto = { ids: rows.map(({ id }) => id), action, ...asked(action, wishes) };
    try {
      setResult(await run({ 'Idempotency-Key': keyOf(body), bulkMediaDto: body }).unwrap());
      onDone();
    } catch (problem) {
      setError(problem);
    }
  };
  const title = t(`media.${action}Title`, { count: rows.length });
  if (result)
    return (
      <OfficeDialog title={title} onClose={onClose}>
        <BulkReport action={action} rows={rows} result={result} />
      </OfficeDialog>
    );
  const isTags = action === 'tag' || action === 'untag';
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      submit={{
        label: t(`media.${action}Submit`, { count: rows.length }),
        run: () => void send(),
        isBusy: isLoading,
        isDanger: action === 'delete',
        isDisabled: isTags && tagsOf(wishes.tags).length === 0,
      }}
    >
      {error !== undefined && Object.keys(faults).length === 0 && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t(`media.${action}Effect`)}</p>
      <BulkFields action={action} rows={rows} wishes={wishes} faults={faults} onChange={setWishes} />
    </OfficeDialog>
  );
}

/** What an action sends beside the pictures. */
function asked(action: BulkAction, { folder, tags, licence, credit, focal }: BulkWishes): Partial<BulkMediaDto> {
  if (action === 'move') return { folder };
  if (action === 'tag' || action === 'untag') return { tags: tagsOf(tags) };
  if (action === 'focus') return { focal_x: focal.x, focal_y: focal.y };
  if (action === 'license') return { licence, ...(credit && { credit }) };
  return {};
}
