import { useSendKey } from '../../office/use-send-key';
import { useStep } from '../steps/use-step';

/** Sends an entry of the ledger, once however often it is tried; the booking follows it. */
export function useEntry(onClose: () => void, success: string) {
  const keyOf = useSendKey();
  return { ...useStep(onClose, success), keyOf };
}
