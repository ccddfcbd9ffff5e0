import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { ADULTS, LENGTHS } from '@atoll/contract/rules';
import { type ApiError, ifMatch, isApiError } from '@atoll/api-client/base';
import { type TripRequestDto, useSendTripOfferMutation } from '@atoll/api-client/endpoints/trip-requests.gen';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { ExtrasFields } from '../new-booking/extras-fields';
import { type StayValues, agesIn, stayOf } from '../new-booking/new-booking-values';
import styles from '../new-booking/new-booking.module.css';
import { PackageField } from '../new-booking/package-field';
import { QuotePanel } from '../new-booking/quote-panel';
import { useStayQuote } from '../new-booking/use-stay-quote';
import { OfficeDialog } from '../office/office-dialog';
import { RestoredNotice } from '../office/restored-notice';
import { useKeptValues } from '../office/use-kept-values';
import { useSendKey } from '../office/use-send-key';
import { NO_OWN_PRICE, adjustmentOf, ownPriceFaults } from '../own-price/own-price';
import { OwnPriceFields } from '../own-price/own-price-fields';

const VALID_DAYS = 7;

interface Values extends StayValues {
  words: string;
  until: string;
}

/** What the wish says already. */
const wished = ({ date_from: from, travellers, children_ages: ages, offers }: TripRequestDto): Values => {
  const last = offers.at(-1);
  return {
    package: last?.package.slug ?? '',
    checkIn: last?.check_in ?? from ?? '',
    adults: String(last?.adults ?? (travellers === null ? 2 : Math.max(travellers - ages.length, 1))),
    ages: (last?.children_ages ?? ages).join(', '),
    extras: {},
    landing: '',
    flightHome: '',
    words: last?.words ?? '',
    until: addDays(maldivesDay(new Date()), VALID_DAYS),
  };
};

/** An offer in the making: trip and party with the price beside them, words to the guest, and until when it holds. */
export function OfferDialog({ request, onClose }: { request: TripRequestDto; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const [send, { isLoading }] = useSendTripOfferMutation();
  const start = { ...wished(request), own: NO_OWN_PRICE };
  const kept = useKeptValues({ path: 'trip-offer', id: request.id }, start, request.version);
  const { values, set: change } = kept;
  const { own } = values;
  const [isTried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<ApiError>();
  const keyOf = useSendKey();
  const stay = stayOf(values);
  const live = useStayQuote(stay, round);
  const lacksReason = own.total.trim() !== '' && own.reason.trim() === '';
  const missing = (value: string) => (isTried && value.trim() === '' ? t('common:form.required') : undefined);
  const told = (field: string) => (failure?.fields?.[field] ?? live.failure?.fields?.[field])?.[0];
  const leave = () => {
    kept.forget();
    onClose();
  };
  const save = async () => {
    setTried(true);
    setFailure(undefined);
    if (!stay || !live.quote || !values.until || lacksReason) return;
    const sendTripOfferDto = {
      ...stay,
      ...adjustmentOf(own),
      confirm_total: live.quote.total,
      words: values.words.trim(),
      valid_until: values.until,
    };
    try {
      await send({
        id: request.id,
        'If-Match': ifMatch(request.version),
        'Idempotency-Key': keyOf({ ...sendTripOfferDto, version: request.version }),
        sendTripOfferDto,
      }).unwrap();
      notify({ kind: 'success', text: t('tripRequests.offer.sent', { reference: request.reference }) });
      leave();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // The price has moved: the new one is shown before anything is sent.
      setRound((count) => count + 1);
    }
  };
  const fault = failure && !failure.fields ? failure : live.failure?.fields ? undefined : live.failure;
  return (
    <OfficeDialog
      isWide
      title={t('tripRequests.offer.title', { reference: request.reference })}
      onClose={leave}
      submit={{ label: t('tripRequests.offer.send'), run: () => void save(), isBusy: isLoading }}
    >
      {fault && <Notice kind="error">{errorText(fault)}</Notice>}
      {kept.isOvertaken && <Notice kind="warning" title={t('tripRequests.offer.overtaken')} />}
      <RestoredNotice at={kept.restored} />
      <blockquote dir="auto">{request.description}</blockquote>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <PackageField
            value={values.package}
            error={missing(values.package) ?? told('package')}
            onChange={(slug) => change({ package: slug, extras: {} })}
          />
          <div className={styles.row}>
            <TextField
              type="date"
              label={t('booking.checkIn')}
              required
              min={addDays(maldivesDay(new Date()), 1)}
              value={values.checkIn}
              error={missing(values.checkIn) ?? told('check_in')}
              onChange={(event) => change({ checkIn: event.target.value })}
            />
            <TextField
              type="number"
              {...ADULTS}
              label={t('newBooking.adults')}
              required
              value={values.adults}
              error={told('adults')}
              onChange={(event) => change({ adults: event.target.value })}
            />
            <TextField
              inputMode="numeric"
              label={t('booking.childrenAges')}
              hint={t('newBooking.agesHint')}
              value={values.ages}
              error={isTried && agesIn(values.ages) === null ? t('newBooking.agesWrong') : told('children_ages')}
              onChange={(event) => change({ ages: event.target.value })}
            />
          </div>
          <ExtrasFields package={values.package} value={values.extras} onChange={(extras) => change({ extras })} />
          <OwnPriceFields
            value={own}
            computed={live.quote?.total}
            errors={{
              ...ownPriceFaults(failure),
              ...(isTried && lacksReason && { reason: t('common:form.required') }),
            }}
            onChange={(next) => change({ own: { ...own, ...next } })}
          />
          <TextArea
            rows={4}
            optional
            maxLength={LENGTHS.message.max}
            label={t('tripRequests.offer.words')}
            hint={t('step.messageHint', { language: t(`languages.${request.locale}`) })}
            value={values.words}
            error={told('words')}
            onChange={(event) => change({ words: event.target.value })}
          />
          <TextField
            type="date"
            required
            label={t('tripRequests.offer.until')}
            hint={t('tripRequests.offer.untilHint')}
            min={maldivesDay(new Date())}
            value={values.until}
            error={missing(values.until) ?? told('valid_until')}
            onChange={(event) => change({ until: event.target.value })}
          />
        </div>
        <QuotePanel live={live} nextDays={[]} ownTotal={own.total} onDay={(day) => change({ checkIn: day })} />
      </div>
    </OfficeDialog>
  );
}
