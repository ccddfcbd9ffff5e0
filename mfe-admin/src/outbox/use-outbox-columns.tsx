import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OutboxMessageDto } from '@atoll/api-client/endpoints/outbox.gen';
import type { Column } from '@atoll/ui/office/data-table';
import { useListQuery } from '../office/use-list-query';
import { ThingLink } from '../settings/thing-link';
import styles from '../settings/settings.module.css';
import { useRowTime } from '../office/use-row-time';
import { OutboxState } from './outbox-state';
import { useLetterName } from './templates';

/** What the list says of a letter. */
export function useOutboxColumns(): Column<OutboxMessageDto>[] {
  const { t } = useTranslation('admin');
  const nameOf = useLetterName();
  const moment = useRowTime();
  const query = useListQuery();
  return [
    {
      key: 'letter',
      title: t('outbox.letter'),
      render: ({ id, template, to }) => (
        <>
          <Link to={query.opening(id)}>{nameOf(template)}</Link>
          <span className={styles.second}>{to}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('outbox.state'),
      render: ({ status, last_error: fault, next_at: next, attempts }) => (
        <div className={styles.wide}>
          <OutboxState status={status} />
          {status === 'queued' && attempts > 0 && next && (
            <span className={styles.second}>{t('outbox.next', { time: moment(next) })}</span>
          )}
          {status !== 'sent' && fault && <span className={styles.fault}>{fault}</span>}
        </div>
      ),
    },
    {
      key: 'about',
      narrow: 'start',
      title: t('outbox.about'),
      render: ({ entity, entity_id: id }) => (entity && id ? <ThingLink entity={entity} id={id} /> : null),
    },
    {
      key: 'language',
      narrow: 'end',
      title: t('subscribers.language'),
      render: ({ locale }) => t(`languages.${locale}`),
    },
    { key: 'made', narrow: 'hidden', title: t('audit.when'), render: ({ created_at: at }) => moment(at) },
  ];
}
