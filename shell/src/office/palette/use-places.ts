import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { navOf, useApp } from '../../app-context';
import type { Target } from './palette';

/** Letters as somebody types them who is in a hurry: without case and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** True where every word that was typed begins a word of the name. */
export function isNamed(name: string, typed: string): boolean {
  const words = plain(name).split(/[\s,.–—-]+/);
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  // Chinese has no spaces: there any part of the name will do.
  return asked.every(
    (word) => words.some((one) => one.startsWith(word)) || (/\p{Script=Han}/u.test(word) && plain(name).includes(word)),
  );
}

/** Screens of the office that the user may see, and what is begun there most. */
export function usePlaces(typed: string): Target[] {
  const { t } = useTranslation('shell');
  const { set } = useApp();
  const permissions = useSessionUser()?.permissions ?? [];
  const screens = navOf(set, 'dashboard')
    .filter(({ permission }) => !permission || permissions.includes(permission))
    .map(({ id, to, labelKey }) => ({ id, to, label: t(labelKey as 'office.menu') }));
  const begun = permissions.includes('bookings.change')
    ? [{ id: 'new-booking', to: paths.dashboardNewBooking(), label: t('palette.newBooking') }]
    : [];
  const own = [
    { id: 'profile', to: paths.dashboardProfile(), label: t('office.profile') },
    { id: 'site', to: paths.home(), label: t('office.site') },
  ];
  return [...begun, ...screens, ...own].filter(({ label }) => isNamed(label, typed));
}
