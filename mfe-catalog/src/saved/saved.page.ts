import { definePage } from '@atoll/contract/page';

/** The list is the browser's, or a customer's: the server draws the frame, and search engines have nothing to find. */
export default definePage({
  drawn: false,
  head: (_answers, { texts }) => {
    const t = texts('catalog');
    return { title: t('saved.title'), description: t('saved.noneText'), noindex: true };
  },
});
