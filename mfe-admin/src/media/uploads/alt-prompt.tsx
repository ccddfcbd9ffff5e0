import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch } from '@atoll/api-client/base';
import { type MediaDto, useUpdateMediaMutation } from '@atoll/api-client/endpoints/media.gen';
import type { Language } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { MOST } from '../facts';
import styles from './uploads.module.css';

type Save = (language: Language, text: string, was: string) => Promise<void>;

/** Asks of a new picture what it shows: in English, without which nothing goes public, and in one's own language. Kept when left. */
export function AltPrompt({ media }: { media: MediaDto }) {
  const own = useLanguage();
  const save = useSave(media);
  return (
    <div className={styles.alts}>
      {[...new Set<Language>(['en', own])].map((language) => (
        <AltField key={language} language={language} was={media.alt[language] ?? ''} save={save} />
      ))}
    </div>
  );
}

/** Stores one text after the other; somebody who has changed something else of the picture meanwhile is no reason to stop. */
function useSave({ id, version }: MediaDto): Save {
  const [update] = useUpdateMediaMutation();
  const seen = useRef(version);
  const queue = useRef(Promise.resolve());
  const store = async (language: Language, text: string) => {
    const change = { id, 'If-Match': ifMatch(seen.current), updateMediaDto: { alt: { [language]: text } } };
    seen.current = (await update(change).unwrap()).version;
  };
  return (language, text, was) => {
    const stored = queue.current.then(async () => {
      try {
        await store(language, text);
      } catch (error) {
        const { status, body } = error as ApiError;
        const now = body?.['current'] as MediaDto | undefined;
        if (status !== 412 || !now || (now.alt[language] ?? '') !== was) throw error;
        seen.current = now.version;
        await store(language, text);
      }
    });
    queue.current = stored.catch(() => undefined);
    return stored;
  };
}

function AltField({ language, was, save }: { language: Language; was: string; save: Save }) {
  const { t } = useTranslation('admin');
  const [stored, setStored] = useState(was);
  const [text, setText] = useState(was);
  const [fault, setFault] = useState<string>();
  const keep = async () => {
    const next = text.trim();
    if (next === stored) return;
    setFault(undefined);
    try {
      await save(language, next, stored);
      setStored(next);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <TextField
      lang={language}
      label={t('media.shows', { language: t(`languages.${language}`) })}
      hint={stored !== '' && stored === text.trim() ? t('media.kept') : undefined}
      error={fault}
      value={text}
      maxLength={MOST.alt}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The form around it is another one.
        event.preventDefault();
        void keep();
      }}
    />
  );
}
