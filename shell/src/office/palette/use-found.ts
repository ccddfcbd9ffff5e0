import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { useListBookingsQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useListContactMessagesQuery } from '@atoll/api-client/endpoints/contact-messages.gen';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useListTripRequestsQuery } from '@atoll/api-client/endpoints/trip-requests.gen';
import type { Permission } from '@atoll/contract/permissions';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import type { Target } from './palette';

/** Fewer letters find everything. */
const LEAST = 2;
const EACH = 4;
/** Milliseconds. */
const PAUSE = 250;

/** What is found of each kind by what was typed, once typing pauses; of kinds that the user may see. */
export function useFound(typed: string): { found: Target[]; isLooking: boolean; isLacking: boolean } {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const permissions = useSessionUser()?.permissions ?? [];
  const search = useSettled(typed.trim());
  const ask = (permission: Permission) => ({ skip: search.length < LEAST || !permissions.includes(permission) });
  const some = { search, pageSize: EACH };
  const bookings = useListBookingsQuery(some, ask('bookings.view'));
  const requests = useListTripRequestsQuery(some, ask('requests.manage'));
  const messages = useListContactMessagesQuery(some, ask('messages.reply'));
  const packages = useListPackagesQuery({ ...some, lang, status: 'all' }, ask('catalogue.view'));
  const resorts = useListResortsQuery({ ...some, lang, status: 'all' }, ask('catalogue.view'));
  const all = [bookings, requests, messages, packages, resorts];
  if (search.length < LEAST) return { found: [], isLooking: typed.trim().length >= LEAST, isLacking: false };
  const found: Target[] = [
    ...(bookings.currentData?.results ?? []).map(({ id, reference, contact }) => ({
      id: `booking-${id}`,
      label: contact.name,
      note: t('palette.booking', { reference }),
      to: paths.dashboardBooking(id),
    })),
    ...(requests.currentData?.results ?? []).map(({ id, reference, name }) => ({
      id: `request-${id}`,
      label: name ?? reference,
      note: t('palette.request', { reference }),
      to: paths.dashboardTripRequest(id),
    })),
    ...(messages.currentData?.results ?? []).map(({ id, reference, name }) => ({
      id: `message-${id}`,
      label: name,
      note: t('palette.message', { reference }),
      to: paths.dashboardMessage(id),
    })),
    ...(packages.currentData?.results ?? []).map(({ id, name }) => ({
      id: `package-${id}`,
      label: name,
      note: t('palette.package'),
      to: paths.dashboardForm(paths.dashboardPackages(), id),
    })),
    ...(resorts.currentData?.results ?? []).map(({ id, name }) => ({
      id: `resort-${id}`,
      label: name,
      note: t('palette.resort'),
      to: paths.dashboardForm(paths.dashboardResorts(), id),
    })),
  ];
  const isLooking = all.some(({ isFetching }) => isFetching) || search !== typed.trim();
  return { found, isLooking, isLacking: all.some(({ isError }) => isError) };
}

/** What was typed, when typing pauses. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
