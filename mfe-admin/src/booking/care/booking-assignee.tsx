import { Button, Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { type BookingDto, useListBookingAssigneesQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { Notice } from '@atoll/ui/notice';
import styles from './care.module.css';
import { useCare } from './use-care';

/** Who looks after a booking; taken with one click, given to any colleague. */
export function BookingAssignee({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const { assigned_to: colleague } = booking;
  const { send, fault, isBusy } = useCare(booking, ({ assigned_to: other }) =>
    other?.id === colleague?.id ? undefined : t('care.taken', { name: other?.name ?? t('care.nobody') }),
  );
  const { data: colleagues } = useListBookingAssigneesQuery();
  const known = colleagues ?? (colleague ? [colleague] : []);
  const isMine = colleague !== null && colleague.id === me?.id;
  return (
    <div className={styles.assignee}>
      <Flex wrap gap="small" align="center">
        <span className={styles.label}>{t('care.assignee')}</span>
        <Select
          aria-label={t('bookings.assignee')}
          value={colleague?.id ?? ''}
          loading={isBusy}
          popupMatchSelectWidth={false}
          onChange={(id: string) => void send({ assigned_to: id || null })}
          options={[
            { value: '', label: t('care.nobody') },
            ...known.map(({ id, name }) => ({ value: id, label: id === me?.id ? t('care.me', { name }) : name })),
          ]}
        />
        {me && !isMine && (
          <Button aria-busy={isBusy} onClick={() => void send({ assigned_to: me.id })}>
            {t('care.take')}
          </Button>
        )}
      </Flex>
      {fault && <Notice kind="error">{fault}</Notice>}
    </div>
  );
}
