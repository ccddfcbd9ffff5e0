import { definePage } from '@atoll/contract/page';

/** Nothing of an agreement is for the server: whoever has its link or tab reads it in the browser. */
export default definePage({
  head: (_answers, { texts }) => ({ title: texts('booking')('agreement.title'), description: '', noindex: true }),
});
