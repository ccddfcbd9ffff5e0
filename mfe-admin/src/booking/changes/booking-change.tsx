import { Button, Flex } from 'antd';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type BookingDto,
  type ChangeRequestDto,
  useListChangeRequestsQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { LoadFailure } from '../../office/load-failure';
import { signedUsd } from '../../office/signed-usd';
import { AcceptChangeDialog } from './accept-change-dialog';
import styles from './changes.module.css';
import { DeclineChangeDialog } from './decline-change-dialog';
import { usePlacesLeft } from './use-places-left';

interface Waiting {
  booking: BookingDto;
  /** Where the state is told: it is read out when the change is decided. */
  state: RefObject<HTMLElement | null>;
}

/** The change that a guest waits for: what is and what is asked, what that costs, and the answer. */
export function BookingChange({ booking, state }: Waiting) {
  const isWaiting = booking.change_reply_by !== null && booking.change_reply_by !== undefined;
  const { data, error, refetch } = useListChangeRequestsQuery(
    { id: booking.id },
    { skip: !isWaiting, refetchOnMountOrArgChange: true },
  );
  if (!isWaiting) return null;
  if (error && !data) return <LoadFailure small error={error} onRetry={() => void refetch()} />;
  const request = data?.find(({ status }) => status === 'open');
  return request ? <Change booking={booking} state={state} request={request} /> : null;
}

function Change({ booking, state, request }: Waiting & { request: ChangeRequestDto }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState<'accept' | 'decline'>();
  const dialog = {
    booking,
    request,
    onClose: () => setOpen(undefined),
    onDone: () => {
      flushSync(() => setOpen(undefined));
      state.current?.focus();
    },
  };
  return (
    <section className={styles.change} aria-labelledby={id}>
      <h2 id={id}>{t('change.title')}</h2>
      <Compared booking={booking} request={request} />
      {request.note && <blockquote className={styles.note}>{request.note}</blockquote>}
      {booking.allowed_actions.includes('decide_change') && (
        <Flex wrap gap="small">
          <Button type="primary" aria-haspopup="dialog" onClick={() => setOpen('accept')}>
            {t('change.accept')}
          </Button>
          <Button danger aria-haspopup="dialog" onClick={() => setOpen('decline')}>
            {t('change.decline')}
          </Button>
        </Flex>
      )}
      {open === 'accept' && <AcceptChangeDialog {...dialog} />}
      {open === 'decline' && <DeclineChangeDialog {...dialog} />}
    </section>
  );
}

function Compared({ booking, request }: { booking: BookingDto; request: ChangeRequestDto }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const places = usePlacesLeft(booking, request);
  const guests = (adults: number, ages: number[]) => {
    const children = t('common:units.children', { count: ages.length });
    const young = t('change.ages', { count: ages.length, children, ages: format.list(ages.map(String)) });
    return format.list([t('common:units.adults', { count: adults }), ...(ages.length > 0 ? [young] : [])]);
  };
  const booked = booking.price_details?.lines.filter(({ kind }) => kind === 'extra') ?? [];
  const extras = (codes: string[]) =>
    format.list(booked.filter(({ code }) => code !== null && codes.includes(code)).map(({ label }) => label)) ||
    t('change.none');
  const rows: [string, string, string][] = [
    [t('change.day'), format.date(booking.check_in), format.date(request.check_in ?? booking.check_in)],
    [
      t('change.guests'),
      guests(booking.adults, booking.children_ages),
      guests(request.adults ?? booking.adults, request.children_ages ?? booking.children_ages),
    ],
    [t('change.total'), format.usd(request.total_before), format.usd(request.total)],
  ];
  const nights = request.terms_after?.nights ?? request.nights ?? booking.nights;
  if (nights !== booking.nights)
    rows.splice(1, 0, [t('change.nights'), format.number(booking.nights), format.number(nights)]);
  if (request.extras)
    rows.splice(-1, 0, [
      t('change.extras'),
      extras(booked.flatMap(({ code }) => code ?? [])),
      extras(request.extras.map(({ code }) => code)),
    ]);
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('change.what')}</VisuallyHidden>
          </th>
          <th scope="col">{t('change.now')}</th>
          <th scope="col">{t('change.wished')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, now, then]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>{now === then ? then : <strong>{then}</strong>}</td>
          </tr>
        ))}
        <Single label={t('change.difference')}>
          <strong>{signedUsd(format, request.difference)}</strong>
        </Single>
        {places && <Single label={t('change.placesOn')}>{places}</Single>}
      </tbody>
    </table>
  );
}

/** A row that only the wish has. */
function Single({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={2}>{children}</td>
    </tr>
  );
}
