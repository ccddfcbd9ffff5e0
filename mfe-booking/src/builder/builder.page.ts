import { homepageApi } from '@atoll/api-client/endpoints/homepage.gen';
import type { HomepageDto } from '@atoll/api-client/endpoints/homepage.gen';
import { askIfThere, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { stepOf } from './wish-values';

/** The first step is a page for everybody; the others are somebody's way through it. */
export default definePage<{ home: HomepageDto | null }>({
  search: { kept: ['step'] },
  queries: ({ language }) => ({ home: askIfThere(homepageApi.endpoints.getHomepage, { lang: language }) }),
  head: ({ home }, { texts, search }) => {
    const t = texts('booking');
    return {
      title: t('wish.title'),
      description: t('wish.description'),
      heading: { title: t('wish.title'), lead: t('wish.lead') },
      canonical: paths.customTrip(),
      share: home?.hero?.image ?? null,
      ...(stepOf(search.get('step')) > 1 && { noindex: true }),
    };
  },
  sitemap: true,
});
