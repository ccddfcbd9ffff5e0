import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, usePermission } from '@atoll/api-client/base';
import {
  type CreateCurrencyRateApiArg,
  type EditableCurrencyDto,
  useCreateCurrencyRateMutation,
} from '@atoll/api-client/endpoints/currencies.gen';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { errorText } from '@atoll/i18n/error-text';
import { formatMoney } from '@atoll/i18n/format';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useSendKey } from '../office/use-send-key';
import styles from '../settings/settings.module.css';
import { isFar, moved, rateOf } from './rate-draft';
import { RateHistory } from './rate-history';
import { useRateWords } from './use-rate-words';

/** What the preview converts. US dollars. */
const SAMPLE = 1000;
const YEAR = 365;
const SOURCE_MOST = 200;

/** A new rate of a currency from a day on, what it would make of a price, and the rates before. */
export function RateDialog({ currency, onClose }: { currency: EditableCurrencyDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useRateWords();
  const lang = useLanguage();
  const keyOf = useSendKey();
  const mayChange = usePermission('rates.change');
  const [create, { isLoading }] = useCreateCurrencyRateMutation();
  const today = maldivesDay(new Date());
  const { code, rate: present, names } = currency;
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState(today);
  const [source, setSource] = useState('');
  const [isMeant, setMeant] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const faults = (isApiError(failure) && failure.fields) || {};
  const rate = rateOf(typed);
  // The latest day that has begun counts, whenever its rate was put in.
  const isEarlier = day !== '' && day < currency.as_of;
  const far = rate !== null && isFar(rate, present);

  const save = async () => {
    if (rate === null) return;
    setFailure(undefined);
    const writeCurrencyRateDto = { rate, as_of: day, source };
    try {
      await create({
        code: code as CreateCurrencyRateApiArg['code'],
        'Idempotency-Key': keyOf(writeCurrencyRateDto),
        writeCurrencyRateDto,
      }).unwrap();
      notify({
        kind: 'success',
        text: isEarlier
          ? t('currencies.savedEarlier', { day: format.date(currency.as_of) })
          : t(day > today ? 'currencies.planned' : 'currencies.saved', { day: format.date(day) }),
      });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <OfficeDialog
      title={t('currencies.rateOf', { name: names[lang] ?? names.en ?? code })}
      onClose={onClose}
      submit={
        mayChange
          ? {
              label: t('currencies.put'),
              run: () => void save(),
              isBusy: isLoading,
              isDisabled: rate === null || source === '' || day === '' || (far && !isMeant),
            }
          : undefined
      }
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <p className={styles.note}>
        {t('currencies.now', { unit: words.unit(code, present), day: format.date(currency.as_of) })}
      </p>
      {mayChange && (
        <>
          <TextField
            label={t('currencies.perDollar', { code })}
            hint={t('currencies.perDollarHint', { rate: words.number(present) })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={faults['rate']?.[0] ?? (typed.trim() !== '' && rate === null ? t('currencies.noRate') : undefined)}
            required
            onChange={(event) => {
              setTyped(event.target.value);
              setMeant(false);
            }}
          />
          {rate !== null && (
            <Notice
              kind={far ? 'warning' : 'info'}
              title={t('currencies.sample', {
                usd: format.usd(SAMPLE),
                sum: formatMoney(SAMPLE, lang, { code, rate: Number(rate) }),
              })}
            >
              {t('currencies.moved', { share: words.percent(moved(rate, present)), before: words.number(present) })}
            </Notice>
          )}
          {far && (
            <Checkbox
              label={t('currencies.meant', { rate: words.number(Number(rate)) })}
              checked={isMeant}
              onChange={(event) => setMeant(event.target.checked)}
            />
          )}
          <TextField
            label={t('currencies.from')}
            hint={isEarlier ? t('currencies.earlier', { day: format.date(currency.as_of) }) : t('currencies.fromHint')}
            type="date"
            value={day}
            max={addDays(today, YEAR)}
            error={faults['as_of']?.[0]}
            required
            onChange={(event) => setDay(event.target.value)}
          />
          <TextField
            label={t('currencies.source')}
            hint={t('currencies.sourceHint')}
            value={source}
            maxLength={SOURCE_MOST}
            error={faults['source']?.[0]}
            required
            onChange={(event) => setSource(event.target.value)}
          />
        </>
      )}
      <RateHistory code={code} />
    </OfficeDialog>
  );
}
