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
import { listed } from '@atoll/contract/lists';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { EditNotice } from '../office/edit-notice';
import { isEqual } from '../office/equal';
import { OfficeDialog } from '../office/office-dialog';
import { useEdit } from '../office/use-edit';
import styles from './integrations.module.css';
import { SecretShown } from './secret-shown';
import { useEventName } from './use-event-name';
import { type WebhookDraft, WebhookFields } from './webhook-fields';

const EMPTY: WebhookDraft = { url: '', description: '', events: [], is_active: true };
const draftOf = (endpoint: WebhookEndpointDto | undefined): WebhookDraft => {
  const { url, description, events, is_active } = endpoint ?? EMPTY;
  return { url, description, events, is_active };
};

/** Where another system is told what happens, and of what; its secret is shown this once. */
export function WebhookDialog({
  endpoint: opened,
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
  const edit = useEdit(opened, draftOf);
  const { read: endpoint, base, draft } = edit;
  const words = useWords();
  const [asked, setAsked] = useState<'delete' | 'rotate'>();
  const [shown, setShown] = useState<WebhookEndpointWithSecretDto>();
  const [failure, setFailure] = useState<unknown>();

  const attempt = async <T,>(call: () => Promise<T>, then: (done: T) => void) => {
    setFailure(undefined);
    try {
      then(await call());
    } catch (error) {
      if (!edit.refused(error)) setFailure(error);
    }
  };
  const { url, description, events } = draft;
  const changed = Object.entries(draft).filter(([name, value]) => !isEqual(value, base[name as keyof WebhookDraft]));
  const updateWebhookEndpointDto = Object.fromEntries(changed);
  const save = () => {
    if (endpoint && changed.length === 0) return onClose();
    return endpoint
      ? attempt(
          () => update({ id: endpoint.id, 'If-Match': ifMatch(endpoint.version), updateWebhookEndpointDto }).unwrap(),
          () => {
            notify({ kind: 'success', text: t('webhooks.saved') });
            onClose();
          },
        )
      : attempt(() => create({ createWebhookEndpointDto: draft }).unwrap(), setShown);
  };
  const problem = failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>;

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
        <EditNotice edit={edit} {...words} />
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
        isHeld: edit.isUnsettled,
        isDisabled: url.trim() === '' || description.trim() === '' || events.length === 0,
      }}
    >
      <EditNotice edit={edit} {...words} />
      {problem}
      <WebhookFields draft={draft} faults={(isApiError(failure) && failure.fields) || {}} onChange={edit.set} />
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

/** How the dialog calls its fields, and the events, where two people changed the same. */
function useWords() {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const eventName = useEventName();
  const names: Record<string, string> = {
    url: t('webhooks.url'),
    description: t('webhooks.system'),
    events: t('webhooks.events'),
    is_active: t('webhooks.isOn'),
  };
  return {
    labelOf: ([name = '']: readonly string[]) => names[name] ?? '',
    show: (_path: readonly string[], value: unknown) =>
      Array.isArray(value)
        ? listed(
            (value as WebhookDraft['events']).map((one) => eventName(one)),
            lang,
          )
        : undefined,
  };
}
