import { type ResortDto, resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';

export default definePage<{ resort: ResortDto }>({
  queries: ({ language, params }) => ({
    resort: ask(resortsApi.endpoints.getResort, { lang: language, id: params['slug'] ?? '' }),
  }),
  missing: ({ texts }) => ({ title: texts('booking')('stay.notFound'), lead: texts('booking')('stay.notFoundText') }),
  head: ({ resort }, making) => {
    const t = making.texts('booking');
    const heading = t('stay.heading');
    const path = paths.stayBooking(resort.slug);
    return {
      title: t('form.documentTitle', { heading, name: resort.name }),
      description: t('stay.description', { name: resort.name }),
      heading: { title: heading, lead: t('stay.lead') },
      canonical: paths.resort(resort.slug),
      noindex: true,
      share: resort.seo.og_image ?? resort.cover_image,
      ...(path !== making.path && { movedTo: path }),
    };
  },
});
