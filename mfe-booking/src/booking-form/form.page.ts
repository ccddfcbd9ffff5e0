import type { PackageDto } from '@atoll/api-client/endpoints/packages.gen';
import { definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { missingTrip, tripHead, tripQueries } from '../shared/trip-head';

export default definePage<{ trip: PackageDto }>({
  queries: tripQueries,
  missing: missingTrip,
  head: ({ trip }, making) => {
    const t = making.texts('booking');
    const heading = t('form.title');
    const words = { title: t('form.documentTitle', { heading, name: trip.name }), heading, lead: t('form.lead') };
    return tripHead({ trip, making, words, pathOf: paths.booking });
  },
});
