import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_PLACE } from '@atoll/contract/in-place';
import { type Language, LANGUAGE_CODES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Select } from '@atoll/ui/select';
import { SectionPage } from '../sections/section-page';
import { useLanguageName } from '../sections/use-language-name';
import styles from './site-page.module.css';

const WAYS = ['pick', 'alt', 'keys'] as const;

/** `/dashboard/translations/site`: opens the site in a mode in which texts are edited where they stand, in this tab alone. */
export default function SitePage() {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const open = () => {
    sessionStorage.setItem(IN_PLACE.flag, '1');
    location.assign(localized(paths.home(), language));
  };
  return (
    <SectionPage title={t('inPlace.heading')} lead={t('inPlace.lead')}>
      <div className={styles.switch}>
        <ul>
          {WAYS.map((way) => (
            <li key={way}>{t(`inPlace.way_${way}`)}</li>
          ))}
        </ul>
        <p className={styles.note}>{t('inPlace.only')}</p>
        <Select
          label={t('inPlace.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        <Button type="primary" onClick={open}>
          {t('inPlace.open')}
        </Button>
      </div>
    </SectionPage>
  );
}
