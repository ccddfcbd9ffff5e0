import { definePage } from '@atoll/contract/page';

/** Nothing of a review that is to be written is for the server: whoever has the booking's link writes it in the browser. */
export default definePage({
  head: (_answers, { texts }) => ({ title: texts('booking')('review.title'), description: '', noindex: true }),
});
