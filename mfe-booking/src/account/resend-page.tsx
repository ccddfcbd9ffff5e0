import { newIdempotencyKey } from '@atoll/api-client/base';
import { useResendCustomerVerificationMutation } from '@atoll/api-client/endpoints/customers.gen';
import { AskLetter } from './ask-letter';

/** `/customer/resend`: has the link mailed again that confirms an address. */
export default function ResendPage() {
  const [resend] = useResendCustomerVerificationMutation();
  const ask = (email: string) =>
    resend({ emailDto: { email }, 'Idempotency-Key': newIdempotencyKey() })
      .unwrap()
      .then(() => undefined);
  return <AskLetter of="resend" ask={ask} />;
}
