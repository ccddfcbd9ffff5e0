import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type EditableCurrencyDto,
  type UpdateCurrencyApiArg,
  useUpdateCurrencyMutation,
} from '@atoll/api-client/endpoints/currencies.gen';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { EditNotice } from '../office/edit-notice';
import { OfficeDialog } from '../office/office-dialog';
import { useEdit } from '../office/use-edit';

const NAME_MOST = 60;
const DIGITS = [0, 1, 2, 3];

const draftOf = ({ is_active, decimals, names }: EditableCurrencyDto) => ({ is_active, decimals, names });

/** Whether a currency is offered to visitors, what it is called, and its digits after the point. */
export function CurrencyDialog({
  currency,
  isBase,
  onClose,
}: {
  currency: EditableCurrencyDto;
  /** Prices and charges are in it: it is always offered. */
  isBase: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const [update, { isLoading }] = useUpdateCurrencyMutation();
  const edit = useEdit(currency, draftOf);
  const { read, base, set } = edit;
  const { is_active, decimals, names } = edit.draft;
  const [failure, setFailure] = useState<unknown>();
  const faults = (isApiError(failure) && failure.fields) || {};

  const labelOf = ([name, language]: readonly string[]): string => {
    if (name === 'names') return t('currencies.nameIn', { language: t(`languages.${language as Language}`) });
    return t(name === 'decimals' ? 'currencies.digits' : 'currencies.offered');
  };

  const save = async () => {
    setFailure(undefined);
    const changed = LANGUAGE_CODES.filter((code) => names[code] !== base.names[code]);
    const writeCurrencyDto = {
      ...(is_active !== base.is_active && { is_active }),
      ...(decimals !== base.decimals && { decimals }),
      ...(changed.length > 0 && { names: Object.fromEntries(changed.map((code) => [code, names[code]])) }),
    };
    try {
      await update({
        code: read.code as UpdateCurrencyApiArg['code'],
        'If-Match': ifMatch(read.version),
        writeCurrencyDto,
      }).unwrap();
      notify({ kind: 'success', text: t('content.saved') });
      onClose();
    } catch (error) {
      if (!edit.refused(error)) setFailure(error);
    }
  };
  return (
    <OfficeDialog
      title={t('currencies.editOf', { name: read.names[lang] ?? read.names.en ?? read.code })}
      onClose={onClose}
      submit={{ label: t('content.save'), run: () => void save(), isBusy: isLoading, isHeld: edit.isUnsettled }}
    >
      <EditNotice edit={edit} labelOf={labelOf} />
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      {isBase ? (
        <Notice>{t('currencies.baseText')}</Notice>
      ) : (
        <Checkbox
          label={labelOf(['is_active'])}
          checked={is_active}
          error={faults['is_active']?.[0]}
          onChange={(event) => set({ is_active: event.target.checked })}
        />
      )}
      {LANGUAGE_CODES.map((code) => (
        <TextField
          key={code}
          label={labelOf(['names', code])}
          lang={code === 'zh' ? 'zh-Hans' : code}
          value={names[code] ?? ''}
          maxLength={NAME_MOST}
          error={faults[`names.${code}`]?.[0]}
          required
          onChange={(event) => set({ names: { ...names, [code]: event.target.value } })}
        />
      ))}
      <Select
        label={labelOf(['decimals'])}
        value={decimals}
        error={faults['decimals']?.[0]}
        onChange={(event) => set({ decimals: Number(event.target.value) })}
      >
        {DIGITS.map((digits) => (
          <option key={digits} value={digits}>
            {format.number(digits)}
          </option>
        ))}
      </Select>
    </OfficeDialog>
  );
}
