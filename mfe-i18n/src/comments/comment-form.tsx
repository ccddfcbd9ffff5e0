import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { LENGTHS } from '@atoll/contract/rules';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea } from '@atoll/ui/field';
import { type TextUnit, nameOf } from '../translations/text-units';
import styles from './comments.module.css';
import { useCommentForm } from './use-comment-form';

/** Asks colleagues about a text, or tells them something. What was typed stays until it is sent, whatever becomes of the page. */
export function CommentForm({ unit, isFocused }: { unit: TextUnit; isFocused: boolean }) {
  const { t } = useTranslation('i18n');
  const { language } = unit;
  // Within a sentence a language is written as its reader writes it there: in Russian small.
  const languageName = new Intl.DisplayNames([useLanguage(), 'en'], { type: 'language' }).of(language) ?? language;
  const own = useSessionUser()?.languages as readonly string[] | null | undefined;
  const [isOfLanguage, setOfLanguage] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { words, write, send, isLoading, error, isSent } = useCommentForm(nameOf(unit), unit.rows[0]!.id);
  const isBlank = words.trim() === '';
  const say = async (isQuestion: boolean) => {
    if (!(await send({ is_question: isQuestion, ...(isOfLanguage && { language }) }))) return;
    // The button has nothing to send by then and would lose the focus to the page.
    const { activeElement: focused } = document;
    if (focused === document.body || area.current?.form?.contains(focused)) area.current?.focus();
  };

  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void say(!event.shiftKey);
    else if (event.key === 'Escape') area.current?.closest('article')?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void say(true);
      }}
    >
      <TextArea
        ref={area}
        label={t('comments.label')}
        hint={t('comments.hint')}
        rows={3}
        maxLength={LENGTHS.message.max}
        value={words}
        error={error && errorText(error)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      {(!own || own.includes(language)) && (
        <Checkbox
          label={t('comments.only', { language: languageName })}
          checked={isOfLanguage}
          onChange={({ target }) => setOfLanguage(target.checked)}
        />
      )}
      <div className={styles.send}>
        <Button
          htmlType="submit"
          type="primary"
          aria-keyshortcuts="Control+Enter"
          aria-busy={isLoading}
          disabled={isBlank}
        >
          {t('comments.ask')}
        </Button>
        <Button
          aria-keyshortcuts="Control+Shift+Enter"
          aria-busy={isLoading}
          disabled={isBlank}
          onClick={() => void say(false)}
        >
          {t('comments.say')}
        </Button>
        <span role="status">{isSent && t('comments.sent')}</span>
      </div>
    </form>
  );
}
