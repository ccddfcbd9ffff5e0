import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type EditableCurrencyDto,
  type UpdateCurrencyApiArg,
  useUpdateCurrencyMutation,
} from '@atoll/api-client/endpoints/currencies.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { merged } from '../office/merge';
import { OfficeDialog } from '../office/office-dialog';
import { currentOf } from '../office/stale';

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
  // What is read again while the dialog is open must not pass for what was changed in it.
  const [read, setRead] = useState(currency);
  const [draft, setDraft] = useState(() => draftOf(currency));
  const set = (change: Partial<typeof draft>) => setDraft((all) => ({ ...all, ...change }));
  const { is_active, decimals, names } = draft;
  const [failure, setFailure] = useState<unknown>();
  const stale = currentOf<EditableCurrencyDto>(failure);
  const faults = (isApiError(failure) && failure.fields) || {};

  const save = async () => {
    setFailure(undefined);
    const changed = LANGUAGE_CODES.filter((code) => names[code] !== read.names[code]);
    const writeCurrencyDto = {
      ...(is_active !== read.is_active && { is_active }),
      ...(decimals !== read.decimals && { decimals }),
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
      setFailure(error);
      const theirs = currentOf<EditableCurrencyDto>(error)?.current;
      if (!theirs) return;
      setDraft((mine) => merged(draftOf(read), mine, draftOf(theirs)).value);
      setRead(theirs);
    }
  };
  return (
    <OfficeDialog
      title={t('currencies.editOf', { name: read.names[lang] ?? read.names.en ?? read.code })}
      onClose={onClose}
      submit={{ label: t('content.save'), run: () => void save(), isBusy: isLoading }}
    >
      {stale ? (
        <Notice kind="warning" title={t('content.meanwhile', { name: stale.by ?? t('content.atoll') })}>
          {t('content.mergedText')}
        </Notice>
      ) : (
        failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>
      )}
      {isBase ? (
        <Notice>{t('currencies.baseText')}</Notice>
      ) : (
        <Checkbox
          label={t('currencies.offered')}
          checked={is_active}
          error={faults['is_active']?.[0]}
          onChange={(event) => set({ is_active: event.target.checked })}
        />
      )}
      {LANGUAGE_CODES.map((code) => (
        <TextField
          key={code}
          label={t('currencies.nameIn', { language: t(`languages.${code}`) })}
          lang={code === 'zh' ? 'zh-Hans' : code}
          value={names[code] ?? ''}
          maxLength={NAME_MOST}
          error={faults[`names.${code}`]?.[0]}
          required
          onChange={(event) => set({ names: { ...names, [code]: event.target.value } })}
        />
      ))}
      <Select
        label={t('currencies.digits')}
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
