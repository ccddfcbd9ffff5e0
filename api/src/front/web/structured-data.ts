import { type Language } from '@atoll/contract/languages';
import type { Crumb } from '@atoll/contract/page';
import { localized } from '@atoll/contract/paths';
import type { SiteSettings } from './document-source.js';

type Node = Record<string, unknown>;

/** What all pages say of the agency (schema.org), by whose `@id` they name it. */
export const agencyNode = (settings: SiteSettings | null, baseUrl: string, language: Language): Node => ({
  '@type': 'TravelAgency',
  '@id': `${baseUrl}/#agency`,
  name: settings?.site_title ?? 'Atoll',
  url: baseUrl + localized('/', language),
  logo: `${baseUrl}/favicon.svg`,
  areaServed: { '@type': 'Country', name: 'Maldives' },
  ...(settings?.site_description && { description: settings.site_description }),
  ...(settings?.contact_phone && { telephone: settings.contact_phone }),
  ...(settings?.contact_email && { email: settings.contact_email }),
});

/** The way to a page. */
export const breadcrumbNode = (crumbs: readonly Crumb[], baseUrl: string, language: Language): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: baseUrl + localized(path, language),
  })),
});
