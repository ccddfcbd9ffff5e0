import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormReceiptDto } from '@atoll/api-client/endpoints/contact-messages.gen';
import { paths } from '@atoll/contract/paths';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { Container } from '@atoll/ui/container';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { PageHeading } from '@atoll/ui/page-heading';
import { AgencyContact } from '../shared/agency-contact';
import { useAgency } from '../shared/booking-api';
import { useDocumentTitle } from '../shared/page-top';
import { useMoment } from '../shared/use-moment';
import { WithoutScripts, scripted } from '../shared/without-scripts';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

/** `/contact`: a question to the agency, by form, chat, telephone or mail. */
export default function ContactPage() {
  const { t } = useTranslation('booking');
  const [sent, setSent] = useState<{ receipt: FormReceiptDto; email: string } | null>(null);
  useDocumentTitle(t('ask.title'));
  return (
    <Container>
      {sent ? (
        <Thanks {...sent} />
      ) : (
        <>
          <PageHeading title={t('ask.title')} lead={t('ask.lead')} />
          <div className={styles.columns}>
            <div>
              <div className={scripted}>
                <ContactForm onSent={(receipt, email) => setSent({ receipt, email })} />
              </div>
              <WithoutScripts text={t('ask.withoutScripts')} message={t('ask.message')} />
            </div>
            <Ways />
          </div>
        </>
      )}
    </Container>
  );
}

/** What is quicker than a form. */
function Ways() {
  const { t } = useTranslation('booking');
  const number = useAgency()?.whatsapp_number;
  return (
    <aside className={styles.ways} aria-label={t('ask.ways')}>
      {number && (
        <a
          className="doc-button"
          data-kind="secondary"
          href={whatsAppUrl(number, t('ask.message'))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          {t('choice.whatsapp.action')}
        </a>
      )}
      <div className={styles.direct}>
        <AgencyContact />
      </div>
      <ul className={styles.links}>
        <li>
          <LocalLink to={paths.faq()}>{t('ask.faq')}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.bookingLookup()}>{t('ask.lookup')}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.customTrip()}>{t('ask.ownTrip')}</LocalLink>
        </li>
      </ul>
    </aside>
  );
}

function Thanks({ receipt: { reference, reply_by }, email }: { receipt: FormReceiptDto; email: string }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className={styles.thanks}>
      <PageHeading
        eyebrow={t('ask.reference', { reference })}
        title={t('ask.sent')}
        lead={t('ask.sentText', { email, moment: moment(reply_by) })}
      />
      <LinkButton to={paths.packages()} kind="secondary">
        {t('wish.sent.browse')}
      </LinkButton>
    </div>
  );
}
