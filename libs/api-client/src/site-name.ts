import type { Language } from '@atoll/contract/languages';
import { useGetHomepageQuery } from './endpoints/homepage.gen.ts';

/**
 * What the agency calls its site; undefined where it has not said so. The frame of public pages has asked for it already. No page
 * fails for want of a name.
 */
export const useSiteName = (lang: Language): string | undefined =>
  useGetHomepageQuery({ lang }).data?.settings?.site_title || undefined;
