import { definePage } from '@atoll/contract/page';

/** Leads back to a booking whose link is lost or has expired. */
export default definePage({
  head: (_answers, { texts }) => {
    const t = texts('booking');
    const heading = { title: t('lookup.title'), lead: t('lookup.lead') };
    return { title: t('lookup.title'), description: t('lookup.lead'), heading, noindex: true };
  },
});
