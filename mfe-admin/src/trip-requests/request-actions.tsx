import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import type { TripRequestDto, TripRequestStatus } from '@atoll/api-client/endpoints/trip-requests.gen';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { OfferDialog } from './offer-dialog';
import { LostDialog } from './step-dialogs';
import styles from './trip-requests.module.css';
import { useRequestSteps } from './use-request-steps';

/** Steps that a colleague takes by hand: an offer and its acceptance take the others. */
type HandStep = Exclude<TripRequestStatus, 'quoted' | 'accepted'>;
const isHandStep = (to: TripRequestStatus): to is HandStep => to !== 'quoted' && to !== 'accepted';

/** Whose a request is, and the steps that it may take from here. */
export function RequestActions({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const [asked, setAsked] = useState<'offer' | 'lost'>();
  const { assign, move, fault, faults, isBusy } = useRequestSteps(request);
  const { assigned_to: colleague, status, allowed_statuses: allowed } = request;
  const isNew = status === 'new';
  const mayOffer = request.can_offer && (me?.permissions.includes('bookings.change') ?? false);
  const booking = request.offers.find(({ booking_id: id }) => id !== null)?.booking_id;
  const isMine = colleague !== null && colleague.id === me?.id;
  const close = () => setAsked(undefined);
  const step = (to: TripRequestStatus) => (to === 'lost' ? setAsked(to) : void move({ status: to }));
  // A new request is taken up by taking it.
  const steps = allowed.filter(isHandStep).filter((to) => !(isNew && to === 'in_progress'));
  const said = fault ?? Object.values(faults)[0]?.[0];
  return (
    <div className={styles.actions}>
      <Flex wrap gap="small" align="center">
        <span className={styles.label}>
          {t('care.assignee')} {isMine ? t('care.me', { name: colleague.name }) : (colleague?.name ?? t('care.nobody'))}
        </span>
        {me && !isMine && (
          <Button type={isNew ? 'primary' : 'default'} aria-busy={isBusy} onClick={() => void assign(me.id, isNew)}>
            {t('care.take')}
          </Button>
        )}
        {isMine && (
          <Button aria-busy={isBusy} onClick={() => void assign(null, false)}>
            {t('tripRequests.giveBack')}
          </Button>
        )}
      </Flex>
      <Flex wrap gap="small">
        {mayOffer && (
          <Button type={isNew ? 'default' : 'primary'} aria-haspopup="dialog" onClick={() => setAsked('offer')}>
            {t(request.offers.length > 0 ? 'tripRequests.offer.again' : 'tripRequests.offer.make')}
          </Button>
        )}
        {booking && (
          <Link to={paths.dashboardBooking(booking)} className={styles.booking}>
            {t('tripRequests.offer.booking')}
          </Link>
        )}
        {steps.map((to) => (
          <Button key={to} aria-haspopup={to === 'lost' ? 'dialog' : undefined} onClick={() => step(to)}>
            {t(`tripRequests.actions.${to}`)}
          </Button>
        ))}
      </Flex>
      {said && <Notice kind="error">{said}</Notice>}
      {asked === 'offer' && <OfferDialog request={request} onClose={close} />}
      {asked === 'lost' && <LostDialog request={request} onClose={close} />}
    </div>
  );
}
