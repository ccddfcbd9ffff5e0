import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@atoll/ui/field';
import { isEqual } from '../../office/equal';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Several short texts, one on a line. */
export function ListField({ path, value, label }: { path: Path; value: unknown; label?: ReactNode }) {
  const { t } = useTranslation('admin');
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const lines = Array.isArray(value) ? (value as string[]) : [];
  const [text, setText] = useState(lines.join('\n'));
  // Empty lines are typed on the way to the next one; what comes from elsewhere takes the place of it all.
  const shown = isEqual(linesOf(text), lines) ? text : lines.join('\n');
  const at = path.join('.');
  const inside = Object.entries(errors).find(([field]) => field.startsWith(`${at}.`));
  const line = inside && Number(inside[0].slice(at.length + 1));
  return (
    <TextArea
      label={label ?? words.label(path)}
      hint={words.hint(path) ?? t('content.onePerLine')}
      error={errorAt(errors, path) ?? (inside && t('content.inLine', { n: Number(line) + 1, text: inside[1][0] }))}
      disabled={isLocked}
      rows={3}
      data-grows
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        set(path, linesOf(event.target.value));
      }}
    />
  );
}
