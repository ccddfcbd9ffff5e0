import { useTranslation } from 'react-i18next';
import { Select } from '@atoll/ui/select';
import { useThings } from './use-things';

/** A package or a resort by its name. @param anything what it says for all that is sold; without it one has to be chosen */
export function ThingSelect({
  label,
  hint,
  value,
  error,
  anything,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  value: string;
  error?: string | undefined;
  anything?: string | undefined;
  onChange: (scope: string) => void;
}) {
  const { t } = useTranslation('admin');
  const { packages, resorts, nameOf } = useThings();
  const groups = [
    { label: t('rates.packages'), things: packages },
    { label: t('rates.resorts'), things: resorts },
  ];
  return (
    <Select label={label} hint={hint} error={error} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{anything ?? t('rates.choose')}</option>
      {value !== '' && nameOf(value) === undefined && <option value={value}>{value.split(':')[1]}</option>}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.things.map(({ scope, name }) => (
            <option key={scope} value={scope}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
