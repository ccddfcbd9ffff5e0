import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { useBrowser } from '@atoll/ui/use-browser';
import { useAgency } from '../shared/booking-api';
import { Door } from '../shared/door';
import { useMoment } from '../shared/use-moment';
import styles from './builder.module.css';
import { type WishReceipt, readReceipt } from './wish-draft';

/** A wish has been sent: its reference, what happens now, and a chat for whoever cannot wait. */
export default function SentPage() {
  const { t } = useTranslation('booking');
  const isHere = useBrowser(() => true, false);
  const receipt = isHere ? readReceipt() : null;
  return (
    <Door title={t(receipt ? 'wish.sent.title' : 'wish.sent.noneTitle')}>
      {receipt ? <Next receipt={receipt} /> : isHere && <Nothing />}
    </Door>
  );
}

function Nothing() {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.sent}>
      <p>{t('wish.sent.none')}</p>
      <LinkButton to={paths.customTrip()}>{t('wish.title')}</LinkButton>
    </div>
  );
}

function Next({ receipt: { reference, reply_by, contact_by } }: { receipt: WishReceipt }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const number = useAgency()?.whatsapp_number;
  return (
    <div className={styles.sent}>
      <p>
        {t('wish.sent.reference')} <strong>{reference}</strong>
      </p>
      <ol>
        <li>{t('wish.sent.read')}</li>
        <li>{t(`wish.sent.answer.${contact_by}`, { moment: moment(reply_by) })}</li>
        <li>{t('wish.sent.decide')}</li>
      </ol>
      {number && (
        <p>
          <a
            href={whatsAppUrl(number, t('wish.sent.message', { reference }))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {t('wish.sent.chat')}
          </a>
        </p>
      )}
      <LinkButton kind="secondary" to={paths.packages()}>
        {t('wish.sent.browse')}
      </LinkButton>
    </div>
  );
}
