// By package name, not './instance.ts': this module is bundled into each remote, the instance must not be.
import { i18n } from '@atoll/i18n/instance';

/** What a text can be made of: a normalised API error carries a key of the `errors` namespace and may carry a message. */
export interface ErrorLike {
  messageKey?: string;
  message?: string;
  status?: number;
}

/**
 * The sentence to show for a failed request, in the page's language (specification §8). Field messages and answers
 * outside the catalogue are shown in the server's words, which are in the reader's language already.
 */
export function errorText(error: unknown): string {
  const { messageKey = 'unknown', message, status } = (error ?? {}) as ErrorLike;
  if (message && (messageKey === 'http' || messageKey === 'validation')) return message;
  const key = i18n.exists(`errors:${messageKey}`) ? messageKey : 'unknown';
  return i18n.t(`errors:${key}` as 'errors:unknown', { status, message });
}
