import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { type ContactMessageDto, useGetContactMessageQuery } from '@atoll/api-client/endpoints/contact-messages.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { paths } from '@atoll/contract/paths';
import { EmptyState } from '@atoll/ui/empty-state';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { type Fact, FactGroup } from '../booking/fact-group';
import { BackLink } from '../office/back-link';
import { OfficePage } from '../office/office-page';
import styles from './contact-messages.module.css';
import { MessageActions } from './message-actions';
import { MessageReply } from './message-reply';
import { MessageStatus, ReplyClock } from './message-status';
import { MessageThread } from './message-thread';

/** `/dashboard/messages/:id`: what somebody asks, what was answered, and the answer that is due. */
export default function MessagePage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetContactMessageQuery(
    { id },
    { refetchOnMountOrArgChange: true, ...KEPT_FRESH },
  );
  const back = <BackLink to={paths.dashboardMessages()}>{t('contactMessages.back')}</BackLink>;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <OfficePage title={t('contactMessages.notFound')} back={back}>
        <EmptyState title={t('contactMessages.notFound')} text={t('contactMessages.notFoundText')} />
      </OfficePage>
    );
  return (
    <OfficePage
      coded
      title={data ? t('contactMessages.one', { reference: data.reference }) : t('contactMessages.title')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <MessageDetails message={data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}

function MessageDetails({ message }: { message: ContactMessageDto }) {
  return (
    <>
      <div className={styles.state}>
        <MessageStatus status={message.status} />
        <ReplyClock message={message} />
      </div>
      <MessageActions message={message} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MessageThread message={message} />
          {message.status !== 'spam' && <MessageReply key={message.id} message={message} />}
        </div>
        <SenderFacts message={message} />
      </div>
    </>
  );
}

/** Who asks, and how they are reached. */
function SenderFacts({ message }: { message: ContactMessageDto }) {
  const { t } = useTranslation('admin');
  const time = useMaldivesTime();
  const { name, email, phone, locale, page_url: page, reply_by: by } = message;
  const facts: (Fact | false)[] = [
    [t('bookings.guest'), name],
    [
      t('leads.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    phone !== null && [
      t('leads.phone'),
      <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        {phone}
      </a>,
    ],
    [t('contactMessages.language'), t(`languages.${locale}`)],
    page !== null && [t('contactMessages.page'), page],
    [t('contactMessages.promised'), time(by)],
  ];
  return <FactGroup title={t('contactMessages.sender')} facts={facts.filter((fact): fact is Fact => fact !== false)} />;
}
