// By package name, not './instance.ts': this module is bundled into each remote, the instance must not be.
import { sentences } from '@atoll/contract/lists';
import { i18n } from '@atoll/i18n/instance';

/** What a text can be made of: a normalised API error carries a key of the `errors` namespace and may carry a message. */
export interface ErrorLike {
  messageKey?: string;
  message?: string;
  status?: number;
  /** Messages by field of a 400 answer. */
  fields?: Record<string, string[]>;
}

/**
 * The sentence to show for a failed request, in the page's language (specification §8). Messages of fields and answers outside the
 * catalogue are shown in the server's words, which are in the reader's language already; a 400 that names no field is told by the
 * catalogue, as it may come from somebody who knows neither the reader nor the form.
 */
export function errorText(error: unknown): string {
  const { messageKey = 'unknown', message, status, fields } = (error ?? {}) as ErrorLike;
  if (message && messageKey === 'http') return message;
  // An older shell may lack a sentence that a newer remote asks for.
  const key = [fields ? 'fields' : '', messageKey].find((name) => name && i18n.exists(`errors:${name}`)) ?? 'unknown';
  return i18n.t(`errors:${key}` as 'errors:unknown', { status, message, fields: fields && fieldList(fields) });
}

/** `email: Bad; name: Too long`: messages of one field after its name, those of none by themselves. */
const fieldList = (fields: Record<string, string[]>): string =>
  Object.entries(fields)
    .map(([field, messages]) => `${field === 'non_field_errors' ? '' : `${field}: `}${sentences(...messages)}`)
    .join('; ');
