import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import type { Member } from '../kind';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

/** A text that is longer than this has lines, unless it is an address. */
const LINE = 160;
/** Of what is allowed; from there on one is told how much is left. */
const NEAR = 0.8;
const NUMBER = /^-?\d+(\.\d+)?$/;
const DECIMAL = { money: true, percent: true } as const;
const NATIVE = { day: 'date', time: 'time', moment: 'datetime-local' } as const;

type Plain = Extract<
  Member,
  { type: 'text' | 'money' | 'percent' | 'day' | 'moment' | 'time' | 'number' | 'yes' | 'choice' }
>;

/** A member of one value: text, number, sum of money, day, choice or yes. What is no number stays as it was typed; the API says what is wrong. */
export function PlainField({
  member,
  path,
  value,
  label,
}: {
  member: Plain;
  path: Path;
  value: unknown;
  /** In place of the member's usual name. */
  label?: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const none = 'none' in member && member.none;
  const to = (next: unknown) => set(path, next);
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = event.target.value;
    if (member.type === 'number') to(next === '' ? null : NUMBER.test(next) ? Number(next) : next);
    else if (member.type in DECIMAL) to(next === '' && none ? null : next.replace(',', '.'));
    else to(next === '' && none ? null : next);
  };
  const hint = words.hint(path);
  const left =
    member.type === 'text' && member.max && text.length > member.max * NEAR ? member.max - text.length : null;
  const shared = {
    label: label ?? words.label(path),
    error: errorAt(errors, path),
    hint: left === null ? hint : t('content.left', { count: left }),
    disabled: isLocked,
  };
  if (member.type === 'yes')
    return (
      <Checkbox
        label={shared.label}
        error={shared.error}
        disabled={isLocked}
        checked={value === true}
        onChange={(event) => to(event.target.checked)}
      />
    );
  if (member.type === 'choice') {
    const pick = (chosen: string) => member.options.find((option) => String(option) === chosen) ?? null;
    return (
      <Select {...shared} value={text} onChange={(event) => to(pick(event.target.value))}>
        {(none || text === '') && <option value="">{t('content.nothing')}</option>}
        {member.options.map((option) => (
          <option key={option} value={option}>
            {words.choice(path, option)}
          </option>
        ))}
      </Select>
    );
  }
  if (member.type === 'text' && !member.line && (member.max ?? 0) > LINE)
    return <TextArea {...shared} rows={3} value={text} onChange={typed} data-grows />;
  const type = member.type in NATIVE ? NATIVE[member.type as 'day'] : 'text';
  const mode = member.type === 'number' && member.whole ? 'numeric' : 'decimal';
  const isFigure = member.type === 'number' || member.type in DECIMAL;
  return (
    <TextField
      {...shared}
      type={type}
      {...(isFigure && { inputMode: mode as 'decimal', autoComplete: 'off' })}
      value={text}
      onChange={typed}
    />
  );
}
