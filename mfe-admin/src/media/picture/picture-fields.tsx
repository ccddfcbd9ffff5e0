import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { TextArea, TextField } from '@atoll/ui/field';
import { type Facts, MOST, tagsOf } from '../facts';
import { FolderField, TagsField } from '../folder-field';
import styles from './picture.module.css';
import type { PictureForm } from './use-picture-form';

type Line = 'filename' | 'credit' | 'licence' | 'source_url';

/** What is said of a picture: what it shows in each language, whose it is, and where it lies. */
export function PictureFields({ form, isLocked }: { form: PictureForm; isLocked: boolean }) {
  const { t } = useTranslation('admin');
  const { mine, set, faults } = form;
  const [typed, setTyped] = useState('');
  const line = (name: Line, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={faults[name]?.[0]}
      value={mine[name]}
      maxLength={MOST[name]}
      readOnly={isLocked}
      onChange={({ target }) => set({ [name]: target.value } as Partial<Facts>)}
    />
  );
  // What is typed stays as it stands for as long as it means what the form holds.
  const tags = tagsOf(typed).join() === mine.tags.join() ? typed : mine.tags.join(', ');
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('media.alt')}</legend>
        <p className={styles.hint}>{t('media.altHint')}</p>
        {LANGUAGE_CODES.map((language) => (
          <TextArea
            key={language}
            lang={language}
            rows={2}
            label={t(`languages.${language}`)}
            hint={mine.alt[language].trim() === '' && t(language === 'en' ? 'media.altNeeded' : 'media.altMissing')}
            error={faults[`alt.${language}`]?.[0]}
            value={mine.alt[language]}
            maxLength={MOST.alt}
            readOnly={isLocked}
            onChange={({ target }) => set({ alt: { ...mine.alt, [language]: target.value } })}
          />
        ))}
      </fieldset>
      <details className={styles.part}>
        <summary>{t('media.caption')}</summary>
        {LANGUAGE_CODES.map((language) => (
          <TextArea
            key={language}
            lang={language}
            rows={2}
            label={t(`languages.${language}`)}
            error={faults[`caption.${language}`]?.[0]}
            value={mine.caption[language]}
            maxLength={MOST.caption}
            readOnly={isLocked}
            onChange={({ target }) => set({ caption: { ...mine.caption, [language]: target.value } })}
          />
        ))}
      </details>
      <fieldset className={styles.part}>
        <legend>{t('media.rights')}</legend>
        {line('licence', t('media.licence'), t('media.licenceHint'))}
        {line('credit', t('media.credit'))}
        {line('source_url', t('media.source'))}
        <TextField
          type="date"
          label={t('media.consent')}
          hint={t('media.consentHint')}
          error={faults['consent_until']?.[0]}
          value={mine.consent_until}
          readOnly={isLocked}
          onChange={({ target }) => set({ consent_until: target.value })}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('media.place')}</legend>
        {line('filename', t('media.filename'))}
        <FolderField
          value={mine.folder}
          error={faults['folder']?.[0]}
          disabled={isLocked}
          onChange={(folder) => set({ folder })}
        />
        <TagsField
          value={tags}
          error={Object.entries(faults).find(([name]) => name.startsWith('tags'))?.[1][0]}
          disabled={isLocked}
          onChange={(text) => {
            setTyped(text);
            set({ tags: tagsOf(text) });
          }}
        />
      </fieldset>
    </>
  );
}
