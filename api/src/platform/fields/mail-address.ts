import { LENGTHS, MAIL_ADDRESS } from '@atoll/contract/rules';

/** True for an address that a mail can be sent to. */
export const isMailAddress = (text: string): boolean => text.length <= LENGTHS.email.max && MAIL_ADDRESS.test(text);
