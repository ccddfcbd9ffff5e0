import type { ResortDto } from '@atoll/api-client/endpoints/resorts.gen';
import { definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { missingStay, stayHead, stayQueries } from '../shared/stay-head';

export default definePage<{ resort: ResortDto }>({
  queries: stayQueries,
  missing: missingStay,
  head: ({ resort }, making) => {
    const t = making.texts('booking');
    const heading = t('stay.heading');
    const title = t('form.documentTitle', { heading, name: resort.name });
    return stayHead({ resort, making, words: { title, heading, lead: t('stay.lead') }, pathOf: paths.stayBooking });
  },
});
