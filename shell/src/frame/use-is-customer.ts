import { useCustomer } from '@atoll/api-client/base';
import { useIsHere } from '@atoll/api-client/saved';

/** Whether a customer is signed in here: what the browser alone knows, so that the server’s page is gone on with as it was drawn. */
export const useIsCustomer = (): boolean => {
  const isHere = useIsHere();
  return useCustomer() !== null && isHere;
};
