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
    const isInstant = wayOf(trip, null) === 'hold';
    const heading = t(isInstant ? 'form.hold.title' : 'form.title');
    const lead = t(isInstant ? 'form.hold.lead' : 'form.lead');
    const words = { title: t('form.documentTitle', { heading, name: trip.name }), heading, lead };
    return tripHead({ trip, making, words, pathOf: paths.booking });
  },
});
