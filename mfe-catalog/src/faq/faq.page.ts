import { type FaqPageDto, faqsApi } from '@atoll/api-client/endpoints/faqs.gen';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';

export default definePage<{ list: FaqPageDto }>({
  queries: ({ language }) => ({
    list: ask(faqsApi.endpoints.listFaqs, { lang: language, pageSize: PAGE_SIZE.max }),
  }),
  head: ({ list }, { texts }) => {
    const t = texts('catalog');
    return {
      title: t('faq.titleFull'),
      description: t('faq.description'),
      heading: { title: t('faq.titleFull'), lead: t('faq.lead') },
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('faq.title'), path: paths.faq() },
      ],
      ...(list.results.length > 0 && {
        structuredData: [
          {
            '@type': 'FAQPage',
            mainEntity: list.results.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ],
      }),
    };
  },
  sitemap: true,
});
