import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError } from '@atoll/api-client/base';
import { paymentsApi } from '@atoll/api-client/endpoints/payments.gen';
import { notify } from '@atoll/ui/shell-context';

/** A step on its way: whether it is being sent, and what the API said against it. */
export interface Step {
  isBusy: boolean;
  failure: ApiError | undefined;
  /** @returns why it was refused; undefined when it was taken */
  send: (request: () => { unwrap: () => Promise<unknown> }) => Promise<unknown>;
}

/** Sends a step; says that it was taken, or keeps why not. What the page shows of the booking is read anew either way. */
export function useStep(done: () => void, success: string): Step {
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const send: Step['send'] = async (request) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await request().unwrap();
      // Places, money and papers go together: a step changes what is shown of each.
      dispatch(paymentsApi.util.invalidateTags(['bookings', 'payments']));
      notify({ kind: 'success', text: success });
      done();
      return undefined;
    } catch (error) {
      setFailure(isApiError(error) ? error : { status: 0, messageKey: 'unknown' });
      return error;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
}
