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
import { OfficeDialog } from '../office/office-dialog';
import { currentOf } from '../settings/stale';

const NAME_MOST = 60;
const DIGITS = [0, 1, 2, 3];

/** Whether a currency is offered to visitors, what it is called, and its digits after the point. */
export function CurrencyDialog({
  currency: read,
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
  const [version, setVersion] = useState(read.version);
  const [names, setNames] = useState(read.names);
  const [decimals, setDecimals] = useState(read.decimals);
  const [isOn, setOn] = useState(read.is_active);
  const [failure, setFailure] = useState<unknown>();
  const stale = currentOf<EditableCurrencyDto>(failure);
  const faults = (isApiError(failure) && failure.fields) || {};

  const save = async () => {
    setFailure(undefined);
    const changed = LANGUAGE_CODES.filter((code) => names[code] !== read.names[code]);
    const writeCurrencyDto = {
      ...(isOn !== read.is_active && { is_active: isOn }),
      ...(decimals !== read.decimals && { decimals }),
      ...(changed.length > 0 && { names: Object.fromEntries(changed.map((code) => [code, names[code]])) }),
    };
    try {
      await update({
        code: read.code as UpdateCurrencyApiArg['code'],
        'If-Match': ifMatch(version),
        writeCurrencyDto,
      }).unwrap();
      notify({ kind: 'success', text: t('content.saved') });
      onClose();
    } catch (error) {
      setFailure(error);
      setVersion((known) => currentOf<EditableCurrencyDto>(error)?.current.version ?? known);
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
          checked={isOn}
          error={faults['is_active']?.[0]}
          onChange={(event) => setOn(event.target.checked)}
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
          onChange={(event) => setNames((all) => ({ ...all, [code]: event.target.value }))}
        />
      ))}
      <Select
        label={t('currencies.digits')}
        value={decimals}
        error={faults['decimals']?.[0]}
        onChange={(event) => setDecimals(Number(event.target.value))}
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
