import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { ifMatch, isApiError, usePermission } from '@atoll/api-client/base';
import {
  type SavedViewDto,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useUpdateSavedViewMutation,
} from '@atoll/api-client/endpoints/saved-views.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import type { ListView, ViewList } from './list-views';
import { OfficeDialog } from './office-dialog';
import { useSendKey } from './use-send-key';

const NAME_MAX = 40;
const AUDIENCES = ['me', 'everyone', ...ROLE_CODES] as const;

/** Keeps what the list shows as a view, or changes one: its name, who sees it, whether the list opens with it. */
export function ViewDialog({
  list,
  view,
  shown,
  onClose,
}: {
  list: ViewList;
  /** The view to change; without one a new one is kept. */
  view: SavedViewDto | undefined;
  /** Filters, order and columns as they are now. */
  shown: Omit<ListView, 'name'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const mayShare = usePermission('views.share');
  const keyOf = useSendKey();
  const [create, creating] = useCreateSavedViewMutation();
  const [update, updating] = useUpdateSavedViewMutation();
  const [remove, removing] = useDeleteSavedViewMutation();
  const [name, setName] = useState(view?.name ?? '');
  const [audience, setAudience] = useState<SavedViewDto['shared_with']>(view?.shared_with ?? 'me');
  const [isFirst, setFirst] = useState(view?.is_default ?? false);
  const [failure, setFailure] = useState<unknown>();
  const fields = isApiError(failure) ? failure.fields : undefined;
  const ifRead = { id: view?.id ?? '', 'If-Match': ifMatch(view?.version ?? 0) };
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const save = () => {
    const values = { name: name.trim(), shared_with: audience, is_default: isFirst };
    const columns = shown.columns ?? null;
    const createSavedViewDto = { list, ...values, query: shown.query, columns };
    return attempt(() =>
      view
        ? update({ ...ifRead, updateSavedViewDto: { ...values, columns } }).unwrap()
        : create({ 'Idempotency-Key': keyOf(createSavedViewDto), createSavedViewDto }).unwrap(),
    );
  };
  return (
    <OfficeDialog
      title={t(view ? 'views.edit' : 'views.save')}
      onClose={onClose}
      submit={{
        label: t('views.submit'),
        run: () => void save(),
        isDisabled: name.trim() === '',
        isBusy: creating.isLoading || updating.isLoading,
      }}
    >
      {failure !== undefined && !fields && <Notice kind="error">{errorText(failure)}</Notice>}
      <TextField
        label={t('views.name')}
        hint={t('views.hint')}
        maxLength={NAME_MAX}
        value={name}
        error={fields?.name?.[0]}
        onChange={(event) => setName(event.target.value)}
      />
      {mayShare && (
        <Select
          label={t('views.audience')}
          value={audience}
          onChange={(event) => setAudience(event.target.value as SavedViewDto['shared_with'])}
        >
          {AUDIENCES.map((code) => (
            <option key={code} value={code}>
              {t(`views.audiences.${code}`)}
            </option>
          ))}
        </Select>
      )}
      <Checkbox label={t('views.first')} checked={isFirst} onChange={(event) => setFirst(event.target.checked)} />
      {view && (
        <div>
          <Button danger aria-busy={removing.isLoading} onClick={() => void attempt(() => remove(ifRead).unwrap())}>
            {t('views.remove', { name: view.name })}
          </Button>
        </div>
      )}
    </OfficeDialog>
  );
}
