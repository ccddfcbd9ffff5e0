import type { PackageDto } from '@atoll/api-client/endpoints/packages.gen';
import { definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { wayOf } from '../shared/way';
import { missingTrip, tripHead, tripQueries } from '../shared/trip-head';

export default definePage<{ trip: PackageDto }>({
  queries: tripQueries,
  missing: missingTrip,
  head: ({ trip }, making) => {
    const t = making.texts('booking');
    const heading = t('choice.title');
    const lead = t(wayOf(trip, null) === 'hold' ? 'choice.hold.lead' : 'choice.lead');
    const words = { title: t('choice.documentTitle', { heading, name: trip.name }), heading, lead };
    return tripHead({ trip, making, words, pathOf: paths.packageBook });
  },
});
