import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission, useSessionUser } from '@atoll/api-client/base';
import type { ContactMessageDto, ContactMessageStatus } from '@atoll/api-client/endpoints/contact-messages.gen';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { OfficeLink } from '../office/office-link';
import styles from './contact-messages.module.css';
import { useMessageSteps } from './use-message-steps';

/** Steps that a colleague takes by hand. */
type HandStep = Exclude<ContactMessageStatus, 'new' | 'answered'>;
const isHandStep = (to: ContactMessageStatus): to is HandStep => to !== 'new' && to !== 'answered';

/** Whose a message is, the steps that it may take from here, and the trip request that it can become. */
export function MessageActions({ message }: { message: ContactMessageDto }) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const mayPlan = usePermission('requests.manage');
  const { change, convert, fault, isBusy } = useMessageSteps(message);
  const { assigned_to: colleague, status, allowed_statuses: allowed, converted_to: request } = message;
  const isNew = status === 'new';
  const isMine = colleague !== null && colleague.id === me?.id;
  // A new message is taken up by taking it.
  const steps = allowed.filter(isHandStep).filter((to) => !(isNew && to === 'open'));
  return (
    <div className={styles.actions}>
      <Flex wrap gap="small" align="center">
        <span className={styles.label}>
          {t('care.assignee')} {isMine ? t('care.me', { name: colleague.name }) : (colleague?.name ?? t('care.nobody'))}
        </span>
        {me && !isMine && (
          <Button
            type={isNew ? 'primary' : 'default'}
            aria-busy={isBusy}
            onClick={() => void change({ assigned_to: me.id, ...(isNew && { status: 'open' }) })}
          >
            {t('care.take')}
          </Button>
        )}
        {isMine && (
          <Button aria-busy={isBusy} onClick={() => void change({ assigned_to: null })}>
            {t('tripRequests.giveBack')}
          </Button>
        )}
      </Flex>
      <Flex wrap gap="small">
        {steps.map((to) => (
          <Button key={to} aria-busy={isBusy} onClick={() => void change({ status: to })}>
            {t(status === 'spam' ? 'contactMessages.notSpam' : `contactMessages.to_${to}`)}
          </Button>
        ))}
        {request === null && status !== 'spam' && (
          <Button aria-busy={isBusy} onClick={() => void convert()}>
            {t('contactMessages.convert')}
          </Button>
        )}
        {request !== null && mayPlan && (
          <OfficeLink to={paths.dashboardTripRequest(request)}>{t('contactMessages.request')}</OfficeLink>
        )}
      </Flex>
      {fault && <Notice kind="error">{fault}</Notice>}
    </div>
  );
}
