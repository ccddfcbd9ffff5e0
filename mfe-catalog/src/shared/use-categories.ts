import { useListPackageCategoriesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { useLabels } from './use-labels';

/** Kinds of trips that this release has names for. */
const RELEASED = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'];

interface Category {
  code: string;
  label: string;
}

/**
 * The agency's kinds of trips; those of this release until they are read, or when they cannot be.
 * @param chosen a code that is in the list in any case
 */
export function useCategories(chosen?: string): Category[] {
  const labels = useLabels();
  const { currentData } = useListPackageCategoriesQuery({ lang: useLanguage() });
  const released = (code: string): Category => ({
    code,
    label: (RELEASED.includes(code) && labels.category(code)) || code,
  });
  const offered = currentData ?? RELEASED.map(released);
  const isOffered = chosen === undefined || offered.some(({ code }) => code === chosen);
  return isOffered ? offered : [...offered, released(chosen)];
}
