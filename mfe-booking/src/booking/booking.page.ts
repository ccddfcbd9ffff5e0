import { definePage } from '@atoll/contract/page';

/** Nothing of a request is for the server: whoever has its link or tab reads it in the browser. */
export default definePage({
  head: (_answers, { texts }) => ({
    title: texts('booking')('confirmation.trip'),
    description: '',
    noindex: true,
  }),
});
