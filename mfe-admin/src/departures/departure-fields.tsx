import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from '@atoll/ui/field';
import type { DepartureDraft } from './departure-draft';

/** What staff say of a departure: places, terms and a note. */
export function DepartureFields({
  draft,
  faults,
  least,
  onChange,
}: {
  draft: DepartureDraft;
  faults: Record<string, string[]>;
  /** Places that are taken already. */
  least: number;
  onChange: (change: Partial<DepartureDraft>) => void;
}) {
  const { t } = useTranslation('admin');
  const shared = (name: keyof DepartureDraft) => ({
    value: draft[name],
    error: faults[name]?.[0],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <TextField label={t('departures.capacity')} type="number" min={least} required {...shared('capacity')} />
      <TextField
        label={t('departures.minToRun')}
        hint={t('departures.minToRunHint')}
        type="number"
        min={1}
        required
        {...shared('min_to_run')}
      />
      <TextField
        label={t('departures.price')}
        hint={t('departures.priceHint')}
        inputMode="decimal"
        optional
        {...shared('price')}
      />
      <TextArea
        label={t('departures.notes')}
        hint={t('departures.notesHint')}
        rows={2}
        maxLength={1000}
        optional
        {...shared('notes')}
      />
    </>
  );
}
