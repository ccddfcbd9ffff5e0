import {
  type CreateContactMessageDto,
  type FormReceiptDto,
  useContactAgencyMutation,
} from '@atoll/api-client/endpoints/contact-messages.gen';
import { useGuardedSending } from '@atoll/api-client/use-guarded-sending';
import { useLanguage } from '@atoll/i18n/instance';

/** What somebody has typed. */
type Message = Pick<CreateContactMessageDto, 'name' | 'email' | 'phone' | 'subject' | 'message'>;

/**
 * Sends a message; the same words after a failure reach the agency once.
 * @throws {ApiError} when it was not taken, or nobody knows whether it was
 */
export function useMessageSending(): (message: Message) => Promise<FormReceiptDto> {
  const locale = useLanguage();
  const [contact] = useContactAgencyMutation();
  const send = useGuardedSending((body: CreateContactMessageDto, key) =>
    contact({ createContactMessageDto: body, 'Idempotency-Key': key }).unwrap(),
  );
  return (message) => {
    const page_url = window.location.origin + window.location.pathname;
    return send({ ...message, locale, page_url, consent: true });
  };
}
