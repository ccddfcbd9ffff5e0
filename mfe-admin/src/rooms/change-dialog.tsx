import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { maldivesDay } from '@atoll/contract/days';
import {
  type AllotmentChangeDto,
  type AllotmentRoomDto,
  useChangeAllotmentsMutation,
} from '@atoll/api-client/endpoints/stock.gen';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { type ChangeDraft, WEEKDAYS, changeBody } from './change-draft';
import { ChangeFields } from './change-fields';
import { WouldChange } from './would-change';
import type { ChosenNights } from './span-bar';

/** Changes nights: what is wanted, then what would change, then it is so. */
export function ChangeDialog({
  resort,
  rooms,
  chosen,
  onClose,
}: {
  resort: string;
  rooms: AllotmentRoomDto[];
  chosen: ChosenNights;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const today = maldivesDay(new Date());
  const [draft, setDraft] = useState<ChangeDraft>(() => ({
    codes: chosen.rooms.map(({ room_code: code }) => code),
    // The past stays as it was.
    from: chosen.from < today ? today : chosen.from,
    to: chosen.to < today ? today : chosen.to,
    weekdays: [...WEEKDAYS],
    rooms: '',
    stopSell: '',
    minNights: '',
  }));
  const [seen, setSeen] = useState<AllotmentChangeDto>();
  const [oversold, setOversold] = useState<AllotmentChangeDto['oversold']>([]);
  const [failure, setFailure] = useState<{ text?: string; fields?: Record<string, string[]> | undefined }>({});
  const [send, { isLoading }] = useChangeAllotmentsMutation();
  const take = (answer: AllotmentChangeDto) => {
    setOversold(answer.oversold);
    setSeen(answer.oversold.length > 0 ? undefined : answer);
  };
  const attempt = async (work: () => Promise<void>) => {
    setFailure({});
    try {
      await work();
    } catch (error) {
      // Somebody booked or changed nights meanwhile: what is shown is what would change now.
      const preview = isApiError(error) ? (error.body?.['preview'] as AllotmentChangeDto | undefined) : undefined;
      if (preview) take(preview);
      const fields = isApiError(error) ? error.fields : undefined;
      setFailure({ text: errorText(error), fields });
    }
  };
  const look = () =>
    attempt(async () =>
      take(await send({ writeAllotmentsDto: { ...changeBody(resort, draft), dry_run: true } }).unwrap()),
    );
  const confirm = ({ fingerprint, nights }: AllotmentChangeDto) =>
    attempt(async () => {
      await send({ writeAllotmentsDto: { ...changeBody(resort, draft), fingerprint } }).unwrap();
      notify({ kind: 'success', text: t('rooms.changed', { count: nights.length }) });
      onClose();
    });
  const step = seen
    ? {
        label: t('rooms.confirm', { count: seen.nights.length }),
        run: () => void confirm(seen),
        isBusy: isLoading,
        isDisabled: seen.nights.length === 0,
      }
    : { label: t('rooms.look'), run: () => void look(), isBusy: isLoading };
  return (
    <OfficeDialog title={t('rooms.changeTitle')} onClose={() => (seen ? setSeen(undefined) : onClose())} submit={step}>
      {failure.text && <Notice kind="error">{failure.text}</Notice>}
      {seen ? (
        <WouldChange change={seen} rooms={rooms} />
      ) : (
        <ChangeFields
          rooms={rooms}
          draft={draft}
          faults={failure.fields ?? {}}
          oversold={oversold}
          onChange={(next) => {
            setDraft(next);
            setOversold([]);
          }}
        />
      )}
    </OfficeDialog>
  );
}
