import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@atoll/ui/field';
import { isEqual } from '../../office/equal';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const textOf = (rows: string[][]) => rows.map((row) => row.join(' | ')).join('\n');

/** Rows of a table, one on a line, their cells apart by a bar. */
export function RowsField({ path, value }: { path: Path; value: unknown }) {
  const { t } = useTranslation('admin');
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const rows = Array.isArray(value) ? (value as string[][]) : [];
  const [text, setText] = useState(textOf(rows));
  return (
    <TextArea
      label={words.label(path)}
      hint={t('content.rowsHint')}
      error={errorAt(errors, path)}
      disabled={isLocked}
      data-grows
      value={isEqual(rowsOf(text), rows) ? text : textOf(rows)}
      onChange={(event) => {
        setText(event.target.value);
        set(path, rowsOf(event.target.value));
      }}
    />
  );
}
