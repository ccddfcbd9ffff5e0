import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError, usePermission } from '@atoll/api-client/base';
import {
  type StagedContentKind,
  useDeletePendingContentMutation,
  usePublishPendingContentMutation,
} from '@atoll/api-client/endpoints/content.gen';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { useSendKey } from '../office/use-send-key';
import styles from './content.module.css';
import { Differences } from './differences';
import type { Content, ContentDocument, Kind } from './kind';
import { useFaultText } from './use-fault-text';
import { useHandsIn, usePending, waitingOf } from './use-pending';

/** A change of something public that waits for who may publish: what it changes; to publish, go on with or drop. */
export function PendingNotice({
  kind,
  document: stored,
  onTakeUp,
}: {
  kind: Kind;
  document: ContentDocument;
  /** Puts it into the form, to go on with. */
  onTakeUp: (content: Content, by: string | null, at: string) => void;
}) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const keyOf = useSendKey();
  const faultText = useFaultText();
  const mayPublish = usePermission(kind.permissions.publish);
  const mayChange = usePermission(kind.permissions.change);
  const own = { kind: kind.path as StagedContentKind, id: String(stored.id) };
  const handsIn = useHandsIn(kind)(stored.status);
  const { pending: data } = usePending(kind, stored.id);
  const [publish] = usePublishPendingContentMutation();
  const [drop] = useDeletePendingContentMutation();
  const [failure, setFailure] = useState<{ text: string; isOver?: boolean }>();
  if (!data) {
    if (!failure) return null;
    // It is about the one that was there, and about no later one.
    if (!failure.isOver) setFailure({ ...failure, isOver: true });
    return (
      <Notice kind="warning">
        <p role="alert">{failure.text}</p>
      </Notice>
    );
  }
  if (failure?.isOver) setFailure(undefined);
  // The one that is shown, and no other.
  const { at, fits } = data;
  const match = ifMatch(stored.version);
  const isStale = data.base_version !== data.version;
  const run = async (call: () => Promise<unknown>, done: 'published' | 'dropped') => {
    setFailure(undefined);
    try {
      await call();
      notify({ kind: 'success', text: t(`pending.${done}`) });
    } catch (error) {
      setFailure({ text: isApiError(error) && error.status === 404 ? t('pending.gone') : faultText(error) });
    }
  };
  return (
    <Notice kind="warning" title={t('pending.title', { name: data.by ?? t('content.atoll'), time: moment(data.at) })}>
      {failure && <p role="alert">{failure.text}</p>}
      {data.note && <p>{data.note}</p>}
      {handsIn && <p>{t('pending.inForm')}</p>}
      {mayChange && !fits && !handsIn && <p>{t('pending.unfit')}</p>}
      {mayChange && isStale && fits && !handsIn && <p>{t('pending.stale')}</p>}
      <div className={styles.waiting}>
        <Differences kind={kind} of={data.diff} />
      </div>
      <Flex wrap gap="small">
        {mayPublish && !isStale && fits && (
          <Button
            type="primary"
            onClick={() =>
              void run(
                () =>
                  publish({
                    ...own,
                    at,
                    'If-Match': match,
                    'Idempotency-Key': keyOf([own, match, at]),
                    actionDto: {},
                  }).unwrap(),
                'published',
              )
            }
          >
            {t('pending.publish')}
          </Button>
        )}
        {mayChange && !handsIn && (
          <Button onClick={() => onTakeUp(waitingOf(kind, data).content, data.by, at)}>{t('pending.takeUp')}</Button>
        )}
        {mayChange && (
          <Button danger onClick={() => void run(() => drop({ ...own, at, 'If-Match': match }).unwrap(), 'dropped')}>
            {t('pending.drop')}
          </Button>
        )}
      </Flex>
    </Notice>
  );
}
