import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type WebhookEndpointDto,
  type WebhookEndpointWithSecretDto,
  useCreateWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookEndpointMutation,
} from '@atoll/api-client/endpoints/webhooks.gen';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { currentOf } from '../office/stale';
import styles from './integrations.module.css';
import { SecretShown } from './secret-shown';
import { type WebhookDraft, WebhookFields } from './webhook-fields';

const EMPTY: WebhookDraft = { url: '', description: '', events: [], is_active: true };

/** Where another system is told what happens, and of what; its secret is shown this once. */
export function WebhookDialog({
  endpoint: read,
  onClose,
}: {
  endpoint?: WebhookEndpointDto;
  onClose: (made?: WebhookEndpointDto) => void;
}) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [create, creating] = useCreateWebhookEndpointMutation();
  const [update, updating] = useUpdateWebhookEndpointMutation();
  const [remove, removing] = useDeleteWebhookEndpointMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [endpoint, setEndpoint] = useState(read);
  const [draft, setDraft] = useState<WebhookDraft>(() => read ?? EMPTY);
  const [asked, setAsked] = useState<'delete' | 'rotate'>();
  const [shown, setShown] = useState<WebhookEndpointWithSecretDto>();
  const [failure, setFailure] = useState<unknown>();
  const stale = currentOf<WebhookEndpointDto>(failure);

  const attempt = async <T,>(call: () => Promise<T>, then: (done: T) => void) => {
    setFailure(undefined);
    try {
      then(await call());
    } catch (error) {
      setFailure(error);
      // What stands now is what the next try is based on; what was typed stays in the fields.
      setEndpoint((known) => currentOf<WebhookEndpointDto>(error)?.current ?? known);
    }
  };
  const { url, description, events, is_active } = draft;
  const body = { url, description, events, is_active };
  const save = () =>
    endpoint
      ? attempt(
          () =>
            update({ id: endpoint.id, 'If-Match': ifMatch(endpoint.version), updateWebhookEndpointDto: body }).unwrap(),
          () => {
            notify({ kind: 'success', text: t('webhooks.saved') });
            onClose();
          },
        )
      : attempt(() => create({ createWebhookEndpointDto: body }).unwrap(), setShown);
  const problem = failure !== undefined && !stale && <Notice kind="error">{errorText(failure)}</Notice>;

  if (shown)
    return (
      <OfficeDialog title={shown.description} onClose={() => onClose(shown)}>
        <SecretShown label={t('webhooks.secret')} hint={t('webhooks.secretHint')} secret={shown.secret} />
        {shown.former_secret_until && <p>{t('webhooks.overlap')}</p>}
      </OfficeDialog>
    );
  if (asked && endpoint) {
    const isDelete = asked === 'delete';
    const run = () =>
      isDelete
        ? attempt(
            () => remove({ id: endpoint.id, 'If-Match': ifMatch(endpoint.version) }).unwrap(),
            () => void navigate(paths.dashboardWebhooks()),
          )
        : attempt(() => rotate({ id: endpoint.id }).unwrap(), setShown);
    return (
      <OfficeDialog
        title={t(isDelete ? 'webhooks.deleteTitle' : 'webhooks.rotate')}
        onClose={() => setAsked(undefined)}
        submit={{
          label: t(isDelete ? 'webhooks.delete' : 'webhooks.rotate'),
          isDanger: isDelete,
          isBusy: removing.isLoading || rotating.isLoading,
          run: () => void run(),
        }}
      >
        {problem}
        <p>{t(isDelete ? 'webhooks.deleteText' : 'webhooks.rotateText')}</p>
      </OfficeDialog>
    );
  }
  return (
    <OfficeDialog
      title={endpoint ? t('webhooks.edit') : t('webhooks.add')}
      onClose={() => onClose()}
      submit={{
        label: t(endpoint ? 'content.save' : 'webhooks.add'),
        run: () => void save(),
        isBusy: creating.isLoading || updating.isLoading,
        isDisabled: url.trim() === '' || description.trim() === '' || events.length === 0,
      }}
    >
      {stale && (
        <Notice kind="warning" title={t('content.meanwhile', { name: stale.by ?? t('content.atoll') })}>
          {t('webhooks.stale')}
        </Notice>
      )}
      {problem}
      <WebhookFields
        draft={draft}
        faults={(isApiError(failure) && failure.fields) || {}}
        onChange={(change) => setDraft((all) => ({ ...all, ...change }))}
      />
      {endpoint && (
        <div className={styles.tools}>
          <Button aria-haspopup="dialog" onClick={() => setAsked('rotate')}>
            {t('webhooks.rotate')}
          </Button>
          <Button danger aria-haspopup="dialog" onClick={() => setAsked('delete')}>
            {t('webhooks.delete')}
          </Button>
        </div>
      )}
    </OfficeDialog>
  );
}
