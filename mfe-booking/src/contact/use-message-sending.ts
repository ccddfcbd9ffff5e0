import { useRef } from 'react';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type CreateContactMessageDto,
  type FormReceiptDto,
  useContactAgencyMutation,
} from '@atoll/api-client/endpoints/contact-messages.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { useFormToken } from '../shared/use-form-token';

/** What somebody has typed. */
type Message = Pick<CreateContactMessageDto, 'name' | 'email' | 'phone' | 'subject' | 'message'>;

interface Outgoing {
  said: string;
  body: CreateContactMessageDto;
  key: string;
}

/**
 * Sends a message. The same words again, after a failure, go under the same key: the agency has them once.
 * @throws {ApiError} when it was not taken, or nobody knows whether it was
 */
export function useMessageSending(): (message: Message) => Promise<FormReceiptDto> {
  const locale = useLanguage();
  const token = useFormToken();
  const [contact] = useContactAgencyMutation();
  const last = useRef<Outgoing | null>(null);
  return async (message) => {
    const said = JSON.stringify([message, locale]);
    if (last.current?.said !== said || !token.isGood(last.current.body.form_token)) {
      const page = window.location.origin + window.location.pathname;
      const form = { website: '', form_token: await token.take(), locale, page_url: page, consent: true as const };
      last.current = { said, body: { ...message, ...form }, key: newIdempotencyKey() };
    }
    const { body, key } = last.current;
    return contact({ createContactMessageDto: body, 'Idempotency-Key': key }).unwrap();
  };
}
