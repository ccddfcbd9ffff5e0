import type { CheckTransferApiArg } from '@atoll/api-client/endpoints/transfers.gen';
import type { KnownFlights } from '@atoll/contract/known-flights';
import type { Language } from '@atoll/contract/languages';
import type { PackageDetail } from './catalog';

/** What the flights are to reach: a package for its nights, or a place to stay. */
export interface FlightsTo {
  package?: string;
  resort?: string;
  nights?: number;
}

/** A package, for as many nights as it has; null for a day trip: nobody flies to it. */
export const flightsToPackage = ({ slug, duration_nights: nights }: PackageDetail): FlightsTo | null =>
  nights > 0 ? { package: slug, nights } : null;

/** Whether there is a time to ask about. */
export const isAsked = ({ landsAt, fliesAt }: KnownFlights): boolean => landsAt !== '' || fliesAt !== '';

/** What the API is asked about flights: on every page the same, so that one answer does for all that show it. */
export const checkArg = (to: FlightsTo, { landsAt, fliesAt }: KnownFlights, lang: Language): CheckTransferApiArg => ({
  ...to,
  lang,
  ...(landsAt && { landing: landsAt }),
  ...(fliesAt && { flight: fliesAt }),
});
