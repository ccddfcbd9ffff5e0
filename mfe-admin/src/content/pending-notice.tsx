import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, usePermission } from '@atoll/api-client/base';
import {
  type StagedContentKind,
  useDeletePendingContentMutation,
  useGetContentStateQuery,
  useGetPendingContentQuery,
  usePublishPendingContentMutation,
} from '@atoll/api-client/endpoints/content.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { useMaldivesTime } from '../office/use-maldives-time';
import { useSendKey } from '../office/use-send-key';
import { Differences } from './differences';
import { type Content, type ContentDocument, type Kind, contentOf } from './kind';

/** A change of something public that waits for who may publish: what it changes; to publish, go on with or drop. */
export function PendingNotice({
  kind,
  document: stored,
  onTakeUp,
}: {
  kind: Kind;
  document: ContentDocument;
  /** Puts it into the form, to go on with. */
  onTakeUp: (content: Content) => void;
}) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const keyOf = useSendKey();
  const mayPublish = usePermission(kind.permissions.publish);
  const mayChange = usePermission(kind.permissions.change);
  const own = { kind: kind.path as StagedContentKind, id: String(stored.id) };
  const { data: state } = useGetContentStateQuery({ ...own, kind: kind.path });
  const waits = state?.pending === true && !kind.isPlain;
  const { data } = useGetPendingContentQuery(own, { skip: !waits });
  const [publish] = usePublishPendingContentMutation();
  const [drop] = useDeletePendingContentMutation();
  const [failure, setFailure] = useState<unknown>();
  if (!waits || !data) return null;
  const match = ifMatch(stored.version);
  const isStale = data.base_version !== data.version;
  const run = async (call: () => Promise<unknown>, done: 'published' | 'dropped') => {
    setFailure(undefined);
    try {
      await call();
      notify({ kind: 'success', text: t(`pending.${done}`) });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Notice kind="warning" title={t('pending.title', { name: data.by ?? t('content.atoll'), time: moment(data.at) })}>
      {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
      {data.note && <p>{data.note}</p>}
      {isStale && <p>{t('pending.stale')}</p>}
      <Differences kind={kind} of={data.diff} />
      <Flex wrap gap="small">
        {mayPublish && !isStale && (
          <Button
            type="primary"
            onClick={() =>
              void run(
                () =>
                  publish({
                    ...own,
                    'If-Match': match,
                    'Idempotency-Key': keyOf([own, match]),
                    actionDto: {},
                  }).unwrap(),
                'published',
              )
            }
          >
            {t('pending.publish')}
          </Button>
        )}
        {mayChange && (
          <Button onClick={() => onTakeUp(contentOf(kind, data.document as unknown as ContentDocument))}>
            {t('pending.takeUp')}
          </Button>
        )}
        {mayChange && (
          <Button danger onClick={() => void run(() => drop({ ...own, 'If-Match': match }).unwrap(), 'dropped')}>
            {t('pending.drop')}
          </Button>
        )}
      </Flex>
    </Notice>
  );
}
