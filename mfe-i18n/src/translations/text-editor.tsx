import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@atoll/ui/shell-context';
import { TextField } from './text-field';
import type { TextUnit } from './text-units';
import styles from './translations.module.css';
import { useUnitEditor } from './use-unit-editor';

/** Where the editor goes when it is done: to the next text, the one before, or nowhere. */
export type Step = 1 | -1 | 0;

/** A text in editing. What is typed stays in the browser until it is stored or discarded, whatever becomes of the page. */
export function TextEditor({
  unit,
  languageName,
  mayApprove,
  onStep,
}: {
  unit: TextUnit;
  languageName: string;
  mayApprove: boolean;
  onStep: (step: Step) => void;
}) {
  const { t } = useTranslation('i18n');
  const editor = useUnitEditor(unit);
  const { isInConflict, isDirty } = editor;

  async function save(step: Step, approved = false) {
    const saved = await editor.save({ approved });
    if (!saved) return;
    if (saved !== 'unchanged')
      notify({ kind: 'success', text: t(approved ? 'savedApproved' : saved === 'suggested' ? 'suggested' : 'saved') });
    // Who typed on stays with it.
    if (!editor.hasMore()) onStep(step);
  }
  function discard() {
    editor.discard();
    onStep(0);
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(1, event.shiftKey && mayApprove);
    else if (event.key === 'Escape') {
      if (isInConflict) return;
      onStep(0);
    } else if (event.altKey && event.key === 'ArrowDown') onStep(1);
    else if (event.altKey && event.key === 'ArrowUp') onStep(-1);
    else return;
    event.preventDefault();
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save(0);
      }}
    >
      {unit.rows.map((row, index) => (
        <TextField
          key={row.id}
          row={row}
          field={editor.fields[row.id]!}
          languageName={languageName}
          isFirst={index === 0}
          onWrite={(draft) => editor.write(row, draft)}
          onKey={onKey}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={editor.isSaving}>
          {isInConflict ? t('conflict.keepMine') : t('save')}
        </Button>
        {mayApprove && !isInConflict && (
          <Button onClick={() => void save(0, true)} disabled={editor.isSaving}>
            {t('saveApprove')}
          </Button>
        )}
        {!isInConflict && !isDirty && <Button onClick={() => onStep(0)}>{t('cancel')}</Button>}
        {(isInConflict || isDirty) && (
          <Button onClick={discard}>{isInConflict ? t('conflict.takeTheirs') : t('discard')}</Button>
        )}
      </div>
    </form>
  );
}
