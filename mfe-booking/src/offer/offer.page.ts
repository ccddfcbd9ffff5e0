import { definePage } from '@atoll/contract/page';

/** Nothing of an offer is for the server: whoever has its link reads it in the browser. */
export default definePage({
  head: (_answers, { texts }) => ({ title: texts('booking')('tripOffer.title'), description: '', noindex: true }),
});
