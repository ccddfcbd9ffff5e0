import { definePage } from '@atoll/contract/page';

/** What the page needs goes into `queries`; what its document says of it is its head. */
export default definePage({
  head: (_answers, { texts }) => {
    const t = texts('hello');
    return { title: t('welcome.title'), description: t('welcome.lead') };
  },
  sitemap: true,
});
