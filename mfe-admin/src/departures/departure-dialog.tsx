import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import {
  type DepartureDto,
  type WriteDepartureDto,
  useUpdateDepartureMutation,
} from '@atoll/api-client/endpoints/stock.gen';
import { maldivesDay } from '@atoll/contract/days';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { CancelDialog } from './cancel-dialog';
import { DepartureParties } from './departure-parties';
import styles from './departures.module.css';

/** One departure: its places, whether it is sold, who travels, and its end. */
export function DepartureDialog({ departure, onClose }: { departure: DepartureDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { sold, held, vacancies } = departure;
  const has = useSessionUser()?.permissions ?? [];
  const mayChange = has.includes('availability.change') && departure.status !== 'cancelled';
  const isAhead = departure.start_date >= maldivesDay(new Date());
  const [update, { isLoading }] = useUpdateDepartureMutation();
  const [capacity, setCapacity] = useState(String(departure.capacity));
  const [failure, setFailure] = useState<{ text?: string; capacity?: string | undefined }>({});
  const [ending, setEnding] = useState(false);
  if (ending) return <CancelDialog departure={departure} onClose={() => setEnding(false)} />;

  const send = async (change: WriteDepartureDto) => {
    setFailure({});
    try {
      const request = { id: departure.id, 'If-Match': ifMatch(departure.version), writeDepartureDto: change };
      await update(request).unwrap();
      onClose();
    } catch (error) {
      const fields = isApiError(error) ? error.fields : undefined;
      setFailure(fields?.capacity ? { capacity: fields.capacity[0] } : { text: errorText(error) });
    }
  };
  const save = { label: t('departures.save'), run: () => void send({ capacity: Number(capacity) }), isBusy: isLoading };
  return (
    <OfficeDialog title={format.date(departure.start_date)} onClose={onClose} submit={mayChange ? save : undefined}>
      {failure.text && <Notice kind="error">{failure.text}</Notice>}
      <p className={styles.facts}>{t('departures.counts', { sold, held, vacancies })}</p>
      {mayChange && (
        <>
          <TextField
            label={t('departures.capacity')}
            type="number"
            min={departure.held + departure.sold}
            value={capacity}
            error={failure.capacity}
            onChange={(event) => setCapacity(event.target.value)}
          />
          <Flex wrap gap="small">
            {departure.status === 'open' ? (
              <Button onClick={() => void send({ status: 'closed' })}>{t('departures.close')}</Button>
            ) : (
              <Button onClick={() => void send({ status: 'open' })}>{t('departures.reopen')}</Button>
            )}
            {isAhead && has.includes('bookings.waive_fee') && (
              <Button danger onClick={() => setEnding(true)}>
                {t('departures.cancel')}
              </Button>
            )}
          </Flex>
        </>
      )}
      {has.includes('bookings.view') && <DepartureParties departure={departure} />}
    </OfficeDialog>
  );
}
