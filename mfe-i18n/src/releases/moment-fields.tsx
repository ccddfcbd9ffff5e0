import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { maldivesInput } from '@atoll/ui/office/maldives-input';
import { Select } from '@atoll/ui/select';
import styles from './releases.module.css';
import { useOwnLanguages } from './use-release-filters';

/** The moment that the site is put back to, and in which languages. */
export function MomentFields({
  moment,
  lang,
  onMoment,
  onLang,
}: {
  moment: string;
  lang: string;
  onMoment: (moment: string) => void;
  onLang: (lang: string) => void;
}) {
  const { t } = useTranslation('i18n');
  const languages = useOwnLanguages();
  return (
    <div className={styles.fields}>
      <TextField
        type="datetime-local"
        label={t('putBack.moment')}
        hint={t('putBack.momentHint')}
        required
        max={maldivesInput(Date.now())}
        value={moment}
        onChange={(event) => onMoment(event.target.value)}
      />
      {languages.length > 1 && (
        <Select label={t('language')} value={lang} onChange={(event) => onLang(event.target.value)}>
          <option value="">{t('releases.anyLanguage')}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {t(`languages.${code}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
