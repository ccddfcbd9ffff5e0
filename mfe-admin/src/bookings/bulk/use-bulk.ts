import { useState } from 'react';
import {
  type BookingDto,
  type BulkBookingsDto,
  type BulkResultDto,
  useChangeBookingsMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useSendKey } from '../../office/use-send-key';

/** Does one thing with several bookings, once however often it is tried; a giving can be taken back. */
export function useBulk() {
  const [change, { isLoading }] = useChangeBookingsMutation();
  const keyOf = useSendKey();
  const [results, setResults] = useState<BulkResultDto[]>();
  const [fault, setFault] = useState<string>();
  const [isUndone, setUndone] = useState(false);
  const call = async (body: BulkBookingsDto) =>
    (await change({ 'Idempotency-Key': keyOf(body), bulkBookingsDto: body }).unwrap()).results;
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFault(errorText(error));
      return false;
    }
  };
  /** True when it was answered, however many were done. */
  const send = (body: BulkBookingsDto) => attempt(async () => setResults(await call(body)));
  /** Gives back what was given to whose it was, unless somebody has changed it since. */
  const undoAssign = (rows: BookingDto[]) =>
    attempt(async () => {
      const given = (results ?? []).flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
      const whose = (id: string) => rows.find((row) => row.id === id)?.assigned_to?.id ?? null;
      const back = [...new Set(given.map(({ id }) => whose(id)))].map((assigned_to) =>
        call({ action: 'assign', assigned_to, bookings: given.filter(({ id }) => whose(id) === assigned_to) }),
      );
      const refused = (await Promise.all(back)).flat().filter(({ done }) => !done);
      if (refused.length > 0) setResults(refused);
      else setUndone(true);
    });
  return { send, undoAssign, results, fault, isUndone, isBusy: isLoading };
}
