import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import {
  type DepartureCancellationPreviewDto,
  type DepartureDto,
  type DepartureCancellationDto,
  useCancelDepartureMutation,
  usePreviewDepartureCancellationMutation,
} from '@atoll/api-client/endpoints/stock.gen';
import type { Language } from '@atoll/contract/languages';
import { sentences } from '@atoll/contract/lists';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { TextArea } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { RestoredNotice } from '../office/restored-notice';
import { useKeptValues } from '../office/use-kept-values';
import { CancelledBookings } from './cancelled-bookings';
import styles from './departures.module.css';
import { LetterText } from './letter-text';

type Messages = Partial<Record<Language, string>>;

const LANGUAGES = ['en', 'ru', 'zh'] as const;

/** Cancels a departure: the words to the guests, then what would happen, then what became of each booking. */
export function CancelDialog({ departure, onClose }: { departure: DepartureDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const kept = useKeptValues<Messages>({ path: 'departure-end', id: departure.id }, {});
  const { values: messages } = kept;
  const [seen, setSeen] = useState<DepartureCancellationPreviewDto>();
  const [done, setDone] = useState<DepartureCancellationDto>();
  const [fault, setFault] = useState<string>();
  const [preview, previewing] = usePreviewDepartureCancellationMutation();
  const [cancel, cancelling] = useCancelDepartureMutation();
  const attempt = async (work: () => Promise<void>) => {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      // Somebody booked or paid meanwhile: what is shown is what would happen now.
      const fresh = isApiError(error)
        ? (error.body?.preview as DepartureCancellationPreviewDto | undefined)
        : undefined;
      if (fresh) setSeen(fresh);
      setFault(errorText(error));
    }
  };
  const look = () =>
    attempt(async () =>
      setSeen(await preview({ id: departure.id, previewDepartureCancellationDto: { messages } }).unwrap()),
    );
  const confirm = ({ fingerprint }: DepartureCancellationPreviewDto) =>
    attempt(async () => {
      setDone(await cancel({ id: departure.id, cancelDepartureDto: { messages, fingerprint } }).unwrap());
      kept.forget();
    });
  const isBusy = previewing.isLoading || cancelling.isLoading;
  const close = () => {
    if (seen && !done) return setSeen(undefined);
    kept.forget();
    return onClose();
  };
  const step = seen
    ? { label: t('departures.confirm'), run: () => void confirm(seen), isBusy, isDanger: true }
    : { label: t('departures.look'), run: () => void look(), isBusy };
  return (
    <OfficeDialog
      title={t('departures.cancelTitle', { date: format.date(departure.start_date) })}
      onClose={close}
      submit={done ? undefined : step}
    >
      {fault && <Notice kind="error">{fault}</Notice>}
      {done && <WasCancelled done={done} />}
      {seen && !done && <WouldHappen seen={seen} />}
      {!seen && (
        <>
          <RestoredNotice at={kept.restored} />
          <p>{sentences(t('departures.cancelLead'), t('departures.messageHint'))}</p>
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              label={t('departures.message', { language: t(`languages.${language}`) })}
              optional
              rows={3}
              maxLength={2000}
              value={messages[language] ?? ''}
              onChange={(event) => kept.set({ [language]: event.target.value })}
            />
          ))}
        </>
      )}
    </OfficeDialog>
  );
}

function WouldHappen({ seen: { bookings, refund, letters } }: { seen: DepartureCancellationPreviewDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <p>{t('departures.wouldEnd', { count: bookings.length, refund: format.usd(refund) })}</p>
      <ul className={styles.parties}>
        {bookings.map(({ id, reference, name, status, refund: back }) => (
          <li key={id}>{`${reference} · ${name} · ${t(`status.${status}`)} · ${format.usd(back)}`}</li>
        ))}
      </ul>
      {letters.map(({ locale, count, subject, text }) => (
        <details key={locale}>
          <summary>{t('departures.letter', { language: t(`languages.${locale}`), count })}</summary>
          <p>{subject}</p>
          <pre className={styles.letter} lang={locale}>
            <LetterText text={text} />
          </pre>
        </details>
      ))}
    </>
  );
}

function WasCancelled({ done: { bookings } }: { done: DepartureCancellationDto }) {
  const { t } = useTranslation('admin');
  return (
    <div role="status">
      <p>{t('departures.isCancelled')}</p>
      <CancelledBookings bookings={bookings} />
    </div>
  );
}
