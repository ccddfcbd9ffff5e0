import { homepageApi } from '@atoll/api-client/endpoints/homepage.gen';
import type { HomepageDto } from '@atoll/api-client/endpoints/homepage.gen';
import { askIfThere, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';

export default definePage<{ home: HomepageDto | null }>({
  queries: ({ language }) => ({ home: askIfThere(homepageApi.endpoints.getHomepage, { lang: language }) }),
  head: ({ home }, { texts }) => {
    const t = texts('booking');
    return {
      title: t('ask.title'),
      description: t('ask.description'),
      heading: { title: t('ask.title'), lead: t('ask.lead') },
      canonical: paths.contact(),
      share: home?.hero?.image ?? null,
    };
  },
  sitemap: true,
});
