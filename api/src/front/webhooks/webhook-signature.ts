import { createHmac, randomBytes } from 'node:crypto';

/** What every secret begins with (Standard Webhooks). */
const MARK = 'whsec_';

/** A new secret: 256 random bits. */
export const newSecret = (): string => `${MARK}${randomBytes(32).toString('base64')}`;

/**
 * `webhook-signature` as Standard Webhooks has it: HMAC-SHA256 over `id.timestamp.body`, in base64 after `v1,`, one for each secret.
 * @param timestamp seconds since 1970
 */
export const signatureOf = (secrets: readonly string[], id: string, timestamp: number, body: string): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(MARK.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
