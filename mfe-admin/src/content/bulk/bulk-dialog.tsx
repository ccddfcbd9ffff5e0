import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@atoll/i18n/instance';
import { Select } from '@atoll/ui/select';
import { OfficeDialog } from '../../office/office-dialog';
import { useListContentQuery } from '../content-api';
import { useMemberWords } from '../fields/form-scope';
import { type Kind, sharedMembers } from '../kind';
import type { BulkAction } from './steps';
import type { BulkWish } from './use-bulk';

/** Says what an action does to how many, and asks for what it needs. */
export function BulkDialog({
  kind,
  action,
  rows,
  onClose,
  onBegin,
}: {
  kind: Kind;
  action: BulkAction;
  rows: BulkWish['rows'];
  onClose: () => void;
  onBegin: (wish: BulkWish) => void;
}) {
  const { t } = useTranslation('admin');
  const words = useMemberWords(kind);
  const options = useCategories(kind, action);
  const [category, setCategory] = useState('');
  const count = Array.isArray(rows) ? rows.length : rows.count;
  const isCategory = action === 'category';
  return (
    <OfficeDialog
      title={t(`mass.${action}Title`, { count })}
      onClose={onClose}
      submit={{
        label: isCategory ? t('mass.category') : t(`life.${action}`),
        run: () => onBegin({ action, category, rows }),
        isDanger: action === 'archive',
        isDisabled: isCategory && category === '',
      }}
    >
      <p>{t(`mass.${action}Effect`)}</p>
      {isCategory && kind.category && (
        <Select
          label={words.label([kind.category.member])}
          required
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{t('mass.pickCategory')}</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </OfficeDialog>
  );
}

/** The categories of a kind: those of a list of their own, or those that the member knows. */
function useCategories(kind: Kind, action: BulkAction): { code: string; name: string }[] {
  const lang = useLanguage();
  const words = useMemberWords(kind);
  const member = kind.category?.member ?? '';
  const path = kind.codes?.[member];
  const { data } = useListContentQuery(
    { path: path ?? 'categories', query: { lang, status: 'published' } },
    { skip: action !== 'category' || !path },
  );
  if (path) return (data?.results ?? []).map((row) => ({ code: row.code ?? '', name: row.name ?? row.code ?? '' }));
  const known = sharedMembers(kind)[member];
  const codes = known?.type === 'choice' ? known.options.map(String) : [];
  return codes.map((code) => ({ code, name: words.choice([member], code) }));
}
