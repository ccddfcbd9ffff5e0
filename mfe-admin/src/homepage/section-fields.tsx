import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HomepageSectionDto, SectionWordsDto } from '@atoll/api-client/endpoints/types.gen';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { TextArea, TextField } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import { LIMITS } from './arrangement';
import styles from './homepage.module.css';

interface FieldsProps {
  section: HomepageSectionDto;
  errorAt: (path: string) => string | undefined;
  isLocked: boolean;
  /** @param path members of the section from the outside in: `['texts', 'ru', 'title']` */
  onEdit: (path: readonly string[], value: unknown) => void;
}

/** What a section says in every language, and how much it shows. */
export function SectionFields({ section, errorAt, isLocked, onEdit }: FieldsProps) {
  const { t } = useTranslation('admin');
  const most = LIMITS[section.type];
  return (
    <div className={styles.fields}>
      {LANGUAGE_CODES.map((language) => (
        <LanguageWords
          key={language}
          language={language}
          section={section}
          errorAt={errorAt}
          isLocked={isLocked}
          onEdit={onEdit}
        />
      ))}
      {most && (
        <TextField
          label={t('homepage.limit')}
          hint={t('homepage.limitHint', { count: most })}
          type="number"
          min={1}
          max={most}
          value={section.config.limit ?? most}
          disabled={isLocked}
          error={errorAt('config.limit')}
          onChange={({ target }) => onEdit(['config'], target.value === '' ? {} : { limit: Number(target.value) })}
        />
      )}
    </div>
  );
}

function LanguageWords({ language, section, errorAt, isLocked, onEdit }: FieldsProps & { language: Language }) {
  const { t } = useTranslation('admin');
  const words: SectionWordsDto = section.texts[language] ?? {};
  // One word at a time: what a colleague writes meanwhile of the others stays theirs.
  const set = (value: unknown, ...path: string[]) => onEdit(['texts', language, ...path], value);
  const at = (name: string) => errorAt(`texts.${language}.${name}`);
  const items = section.type === 'why_us' ? (words.items ?? []) : [];
  return (
    <fieldset className={styles.language} lang={language === 'zh' ? 'zh-Hans' : language} disabled={isLocked}>
      <legend>{t(`languages.${language}`)}</legend>
      <TextField
        label={t('homepage.heading')}
        maxLength={120}
        value={words.title ?? ''}
        error={at('title')}
        onChange={({ target }) => set(target.value || null, 'title')}
      />
      <TextArea
        label={t('homepage.below')}
        rows={2}
        maxLength={300}
        value={words.subtitle ?? ''}
        error={at('subtitle')}
        onChange={({ target }) => set(target.value || null, 'subtitle')}
      />
      {items.map((item, place) => (
        <div key={place} className={styles.item} role="group" aria-label={t('homepage.promise', { number: place + 1 })}>
          <TextField
            label={t('homepage.promise', { number: place + 1 })}
            maxLength={120}
            value={item.title}
            error={at(`items.${place}.title`)}
            onChange={({ target }) => set(target.value, 'items', String(place), 'title')}
          />
          <TextArea
            label={t('homepage.promiseText')}
            rows={2}
            maxLength={500}
            value={item.body}
            error={at(`items.${place}.body`)}
            onChange={({ target }) => set(target.value, 'items', String(place), 'body')}
          />
          <Button
            type="text"
            icon={<Icon name="cross" />}
            onClick={() =>
              set(
                items.filter((_, index) => index !== place),
                'items',
              )
            }
          >
            {t('homepage.takeOut')}
          </Button>
        </div>
      ))}
      {section.type === 'why_us' && !isLocked && (
        <Button onClick={() => set([...items, { title: '', body: '' }], 'items')}>{t('homepage.addPromise')}</Button>
      )}
    </fieldset>
  );
}
