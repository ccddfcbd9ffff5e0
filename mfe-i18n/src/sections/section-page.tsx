import type { OfficePageProps } from '@atoll/ui/office/office-page';
import { OfficePage } from '../office/office-page';
import { SectionTabs } from './section-tabs';

/** A screen of the translations: the way to the others, then the office's frame of a page. */
export const SectionPage = (page: Omit<OfficePageProps, 'back'>) => <OfficePage {...page} back={<SectionTabs />} />;
