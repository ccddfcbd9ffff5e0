import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { Skeleton } from '@atoll/ui/skeleton';
import { useLanguageName } from '../sections/use-language-name';
import { type UnitEditor, useUnitEditor } from '../translations/use-unit-editor';
import styles from './in-place.module.css';
import { type PageText, rectsOf } from './page-texts';
import { useForms } from './use-forms';

/** Between the text and what edits it. */
const GAP = 12;

/** Below the text, or above it where there is more room; at the foot of a narrow window, as the sheet says. */
function place(box: HTMLElement, text: PageText): void {
  const rects = rectsOf(text.node);
  const [first, last] = [rects[0], rects.at(-1)];
  if (!first || !last) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = innerHeight - last.bottom - GAP;
  const top = below >= height || below > first.top ? last.bottom + GAP : first.top - height - GAP;
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  box.style.setProperty('--left', `${within(first.left, innerWidth - width)}px`);
  box.style.setProperty('--top', `${within(top, innerHeight - height)}px`);
}

/** Where one text of the page is edited: Ctrl+Enter saves, Escape closes and keeps what was typed for later. */
export function TextPopover({ text, onClose }: { text: PageText; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [id, setId] = useState(text.ids[0] ?? '');
  const [language = '', namespace, key] = id.split(':');
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <div ref={box} className={styles.popover} role="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('inPlace.edit', { language: nameOf(language) })}
      </h2>
      <p className={styles.key} translate="no">
        {namespace}:{key}
      </p>
      {text.ids.length > 1 && (
        <div className={styles.parts} role="group" aria-label={t('inPlace.parts')}>
          {text.ids.map((part) => (
            <button key={part} type="button" aria-pressed={part === id} onClick={() => setId(part)}>
              {part.split(':')[2]}
            </button>
          ))}
        </div>
      )}
      <Forms key={id} id={id} text={text} box={box} onClose={onClose} />
    </div>
  );
}

interface FormsProps {
  id: string;
  text: PageText;
  box: RefObject<HTMLDivElement | null>;
  onClose: () => void;
}

function Forms({ id, text, box, onClose }: FormsProps) {
  const { t } = useTranslation('i18n');
  const { rows, query } = useForms(id);
  const count = rows.length;
  // After the paint, when the box around is known also where the texts were at once.
  useEffect(() => {
    if (box.current) place(box.current, text);
  }, [box, text, count]);
  // What is being written stays where the list cannot be read again.
  if (query.isError && count === 0) return <ErrorCard small title={t('failed')} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton lines={3} />;
  if (count === 0) return <p className={styles.hint}>{t('inPlace.gone')}</p>;
  return <Editor rows={rows} text={text} box={box} onClose={onClose} />;
}

interface EditorProps extends Omit<FormsProps, 'id'> {
  rows: TranslationTextDto[];
}

function Editor({ rows, text, box, onClose }: EditorProps) {
  const { t } = useTranslation('i18n');
  const editor = useUnitEditor({ rows });
  const { fields, isInConflict, isDirty } = editor;
  const remarks = Object.values(fields).filter(({ fault, other }) => fault ?? other).length;
  useEffect(() => {
    if (box.current) place(box.current, text);
  }, [box, text, remarks]);
  useEffect(() => box.current?.querySelector('textarea')?.focus({ preventScroll: true }), [box]);
  const save = async () => {
    const saved = await editor.save();
    if (!saved) return;
    if (saved !== 'unchanged')
      notify({ kind: 'success', text: t(saved === 'stored' ? 'inPlace.saved' : 'inPlace.suggested') });
    // Who typed on stays with it.
    if (!editor.hasMore()) onClose();
  };
  const discard = () => {
    editor.discard();
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {rows.map((row) => (
        <Form key={row.id} row={row} editor={editor} onSave={() => void save()} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" busy={editor.isSaving}>
          {t(isInConflict ? 'conflict.keepMine' : 'save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('inPlace.close')}
        </Button>
        {isDirty && !isInConflict && (
          <Button kind="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FormProps {
  row: TranslationTextDto;
  editor: UnitEditor;
  onSave: () => void;
}

/** One field; a plural has one for each of its forms. */
function Form({ row, editor, onSave }: FormProps) {
  const { t } = useTranslation('i18n');
  const id = useId();
  const { draft, fault, other } = editor.fields[row.id]!;
  const isTranslated = row.language !== 'en';
  return (
    <div className={styles.field}>
      {isTranslated && (
        <p className={styles.source}>
          <b>{t('source')}</b> <span lang="en">{row.source}</span>
        </p>
      )}
      {other && (
        <Notice kind="warning" title={t('conflict.title')}>
          <p lang={row.language}>{other.value}</p>
          <Button kind="quiet" onClick={() => editor.takeTheirs(row)}>
            {t('conflict.takeTheirs')}
          </Button>
        </Notice>
      )}
      <label htmlFor={id} className={row.form || other ? styles.caption : 'doc-hidden'}>
        {row.form && t('inPlace.form', { form: row.form })}
        {!row.form && (other ? t('conflict.yours') : t('field', { key: row.key, language: row.language }))}
      </label>
      <textarea
        id={id}
        rows={Math.min(6, Math.max(2, Math.ceil(draft.length / 44)))}
        lang={row.language}
        maxLength={row.max_length ?? LENGTHS.translation.max}
        value={draft}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => editor.write(row, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
        }}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
