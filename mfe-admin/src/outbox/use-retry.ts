import { newIdempotencyKey } from '@atoll/api-client/base';
import { useRetryOutboxMessageMutation } from '@atoll/api-client/endpoints/outbox.gen';

/** Sends letters again, each by itself. @returns what went wrong with those that could not be put into the queue */
export function useRetry() {
  const [retry, { isLoading }] = useRetryOutboxMessageMutation();
  const send = async (ids: readonly string[]): Promise<unknown[]> => {
    const answers = await Promise.allSettled(
      ids.map((id) => retry({ id, 'Idempotency-Key': newIdempotencyKey() }).unwrap()),
    );
    return answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  };
  return { send, isBusy: isLoading };
}
