import { newIdempotencyKey } from '@atoll/api-client/base';
import { useRequestCustomerPasswordResetMutation } from '@atoll/api-client/endpoints/customers.gen';
import { AskLetter } from './ask-letter';

/** `/customer/forgot-password`: has a link mailed that sets a new password. */
export default function ForgotPage() {
  const [request] = useRequestCustomerPasswordResetMutation();
  const ask = (email: string) =>
    request({ emailDto: { email }, 'Idempotency-Key': newIdempotencyKey() })
      .unwrap()
      .then(() => undefined);
  return <AskLetter of="forgot" ask={ask} />;
}
