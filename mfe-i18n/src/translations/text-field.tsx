import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { marksOf } from './placeholders';
import { pluralExamples } from './plural-examples';
import { TextChange } from './text-words';
import styles from './translations.module.css';
import type { EditedText } from './use-unit-editor';

/** The field of a text, or of one form of a plural, with what is put into it at a click or by Alt and a digit. */
export function TextField({
  row,
  field,
  languageName,
  isFirst,
  onWrite,
  onKey,
}: {
  row: TranslationTextDto;
  field: EditedText;
  languageName: string;
  isFirst: boolean;
  onWrite: (draft: string) => void;
  /** Keys that are not about what is written. */
  onKey: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation('i18n');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = marksOf(row.source);
  const { draft, fault, other } = field;

  // Who goes on with a text goes on at its end.
  useEffect(() => {
    const { current } = area;
    if (!isFirst || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [isFirst]);

  function insert(mark: string) {
    const { current } = area;
    if (!current) return;
    const [from, to] = [current.selectionStart, current.selectionEnd];
    onWrite(draft.slice(0, from) + mark + draft.slice(to));
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(from + mark.length, from + mark.length);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const mark = event.altKey && /^Digit[1-9]$/.test(event.code) ? marks[Number(event.code.at(-1)) - 1] : undefined;
    if (mark) insert(mark);
    else if (event.altKey && event.code === 'KeyC') onWrite(row.source);
    else {
      onKey(event);
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles.part}>
      {other && <Conflict row={row} field={field} />}
      <label className={row.form || other ? styles.caption : styles.hidden} htmlFor={id}>
        {other && !row.form ? t('conflict.yours') : t('field', { key: row.key, language: languageName })}
        {row.form && (
          <span className={styles.examples}>
            {t('forms.for', { numbers: pluralExamples(row.language, row.form) })}
            {!row.required && ` · ${t('forms.optional')}`}
          </span>
        )}
      </label>
      <Input.TextArea
        ref={(kit) => {
          area.current = (kit?.resizableTextArea?.textArea ?? null) as HTMLTextAreaElement | null;
        }}
        id={id}
        rows={2}
        className={styles.field}
        maxLength={LENGTHS.translation.max}
        lang={row.language}
        value={draft}
        status={fault ? 'error' : ''}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {marks.length > 0 && (
        <p className={styles.marks}>
          {marks.map((mark, index) => (
            <button
              key={mark}
              type="button"
              className={styles.chip}
              aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
              aria-label={t('insert', { mark })}
              onClick={() => insert(mark)}
            >
              {mark}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** What it was when the edit began, and what somebody else made of it since; the own text stands in the field below. */
function Conflict({ row, field: { base, draft, other } }: { row: TranslationTextDto; field: EditedText }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  if (!other) return null;
  return (
    <Notice kind="warning" title={t('conflict.title')}>
      <dl className={styles.sides}>
        <div>
          <dt>{t('conflict.base')}</dt>
          <dd lang={row.language}>{base || t('conflict.none')}</dd>
        </div>
        <div>
          <dt>
            {other.by && other.at
              ? t('conflict.theirs', { name: other.by, date: maldivesTime(other.at) })
              : t('conflict.theirsUnknown')}
          </dt>
          <dd>
            <TextChange before={base} after={other.value} language={row.language} />
          </dd>
        </div>
        <div>
          <dt>{t('conflict.yours')}</dt>
          <dd>
            <TextChange before={base} after={draft} language={row.language} />
          </dd>
        </div>
      </dl>
    </Notice>
  );
}
