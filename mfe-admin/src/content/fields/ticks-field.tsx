import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import type { Member } from '../kind';
import { FieldGroup } from './field-group';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

type Ticked = Extract<Member, { type: 'choices' | 'numbers' }>;

/** A Monday in January; months and days of the week get their names from days beside it. */
const monthDay = (month: number) => `2024-${String(month).padStart(2, '0')}-01`;
const weekDay = (day: number) => `2024-01-0${day}`;

/** Several of what there is to choose: options, months, or days of the week. They are kept in the order in which they are offered. */
export function TicksField({ member, path, value }: { member: Ticked; path: Path; value: unknown }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
  const options: readonly (string | number)[] =
    member.type === 'choices' ? member.options : Array.from({ length: member.max }, (_, index) => index + 1);
  const nameOf = (option: string | number) => {
    if (member.type === 'choices') return words.choice(path, option);
    return member.max === 7
      ? format.date(weekDay(Number(option)), { weekday: 'short', timeZone: 'UTC' })
      : format.date(monthDay(Number(option)), { month: 'short', timeZone: 'UTC' });
  };
  const toggle = (option: string | number) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    set(
      path,
      options.filter((one) => next.includes(one)),
    );
  };
  return (
    <FieldGroup
      label={words.label(path)}
      hint={words.hint(path) ?? (member.type === 'numbers' ? t('content.noneIsAll') : undefined)}
      error={errorAt(errors, path)}
      layout="ticks"
    >
      {options.map((option) => (
        <Checkbox
          key={option}
          label={nameOf(option)}
          disabled={isLocked}
          checked={chosen.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
    </FieldGroup>
  );
}
