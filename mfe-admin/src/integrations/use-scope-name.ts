import { useTranslation } from 'react-i18next';
import type { KeyScope } from '@atoll/contract/permissions';

/** What a scope allows, in words: `bookings.view` → “See bookings”. */
export function useScopeName(): (scope: KeyScope) => string {
  const { t } = useTranslation('admin');
  return (scope) => t(`permissions.${scope.replace('.', '_')}` as never);
}
