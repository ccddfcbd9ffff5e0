import { Button, Input, Space } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '../office/use-maldives-time';
import styles from './translations.module.css';
import { type OtherText, useTextEditor } from './use-text-editor';

/** A text in editing: Ctrl+Enter saves, Escape gives up. */
export function TextEditor({
  row,
  languageName,
  onSaved,
  onClose,
}: {
  row: TranslationTextDto;
  languageName: string;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('i18n');
  const id = useId();
  const editor = useTextEditor(row, onSaved);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      {editor.other && <Theirs other={editor.other} />}
      <label className={editor.other ? styles.caption : styles.hidden} htmlFor={id}>
        {editor.other ? t('conflict.yours') : t('field', { key: row.key, language: languageName })}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        rows={2}
        className={styles.field}
        maxLength={LENGTHS.translation.max}
        lang={row.language}
        value={editor.draft}
        status={editor.fault ? 'error' : ''}
        aria-invalid={editor.fault ? true : undefined}
        aria-describedby={editor.fault ? `${id}-fault` : undefined}
        onChange={(event) => editor.setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !editor.other) onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void editor.save();
        }}
      />
      {editor.fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {editor.fault}
        </p>
      )}
      <Space>
        <Button type="primary" htmlType="submit" loading={editor.saving}>
          {editor.other ? t('conflict.keepMine') : t('save')}
        </Button>
        <Button onClick={onClose}>{editor.other ? t('conflict.takeTheirs') : t('cancel')}</Button>
      </Space>
    </form>
  );
}

function Theirs({ other }: { other: OtherText }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  return (
    <Notice kind="warning" title={t('conflict.title')}>
      <p className={styles.caption}>
        {other.by && other.at
          ? t('conflict.theirs', { name: other.by, date: maldivesTime(other.at) })
          : t('conflict.theirsUnknown')}
      </p>
      <p className={styles.theirs}>{other.value}</p>
    </Notice>
  );
}
