import { definePage } from '@atoll/contract/page';

/** What a tab has sent is known to that tab alone. */
export default definePage({
  head: (_answers, { texts }) => {
    const title = texts('booking')('wish.sent.title');
    return { title, description: '', noindex: true };
  },
});
