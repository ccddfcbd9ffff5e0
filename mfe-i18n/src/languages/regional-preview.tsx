import { useTranslation } from 'react-i18next';
import type { RegionalSettingsDto } from '@atoll/api-client/endpoints/languages.gen';
import { languageFacts, pluralForms } from './language-facts';
import styles from './languages.module.css';
import { samplesOf } from './regional';

const ATOLLS = ['Ari', 'Baa', 'Lhaviyani'];

/** What the settings look like, while they are written. */
export function RegionalPreview({ language, settings }: { language: string; settings: RegionalSettingsDto }) {
  const { t } = useTranslation('i18n');
  const { direction } = languageFacts(language);
  return (
    <section className={styles.preview} aria-labelledby="regional-preview">
      <h2 id="regional-preview">{t('regional.preview')}</h2>
      <dl>
        {samplesOf(language, settings, ATOLLS).map(([name, text]) => (
          <div key={name}>
            <dt>{t(`samples.${name}`)}</dt>
            <dd lang={language} dir={direction}>
              {text}
            </dd>
          </div>
        ))}
        {pluralForms(language).map(({ form, numbers }) => (
          <div key={form}>
            <dt>{t(`pluralForms.${form}`)}</dt>
            <dd>{`${numbers.join(', ')}…`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
