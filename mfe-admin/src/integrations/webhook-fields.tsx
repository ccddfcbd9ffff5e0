import { useTranslation } from 'react-i18next';
import type { CreateWebhookEndpointDto } from '@atoll/api-client/endpoints/webhooks.gen';
import { WEBHOOK_EVENTS } from '@atoll/contract/webhook-events';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { FieldGroup } from '../content/fields/field-group';
import { useEventName } from './use-event-name';

export type WebhookDraft = Required<CreateWebhookEndpointDto>;

const MOST = { url: 500, description: 100 };

/** What there is to say about an endpoint. */
export function WebhookFields({
  draft,
  faults,
  onChange,
}: {
  draft: WebhookDraft;
  faults: Partial<Record<string, string[]>>;
  onChange: (change: Partial<WebhookDraft>) => void;
}) {
  const { t } = useTranslation('admin');
  const eventName = useEventName();
  return (
    <>
      <p>{t('webhooks.about')}</p>
      <TextField
        label={t('webhooks.system')}
        hint={t('webhooks.systemHint')}
        value={draft.description}
        maxLength={MOST.description}
        error={faults['description']?.[0]}
        required
        autoComplete="off"
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        value={draft.url}
        maxLength={MOST.url}
        error={faults['url']?.[0]}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ url: event.target.value })}
      />
      <FieldGroup label={t('webhooks.events')} hint={t('webhooks.eventsHint')} layout="grid">
        {WEBHOOK_EVENTS.map((one) => (
          <Checkbox
            key={one}
            label={eventName(one)}
            checked={draft.events.includes(one)}
            onChange={({ target }) =>
              onChange({
                events: WEBHOOK_EVENTS.filter((event) =>
                  event === one ? target.checked : draft.events.includes(event),
                ),
              })
            }
          />
        ))}
      </FieldGroup>
      <Checkbox
        label={t('webhooks.isOn')}
        checked={draft.is_active}
        onChange={(event) => onChange({ is_active: event.target.checked })}
      />
    </>
  );
}
