import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import styles from './releases.module.css';
import { useOwnLanguages } from './use-release-filters';

const MALDIVES_MS = 5 * 3_600_000;

/** An instant as the platform's input has it, in Maldives time. */
export const inputOf = (instant: string): string =>
  new Date(Date.parse(instant) + MALDIVES_MS).toISOString().slice(0, 16);

/** The instant that such a field names; undefined for none. */
export function instantOf(input: string): string | undefined {
  const at = Date.parse(`${input}:00+05:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

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
        max={inputOf(new Date().toISOString())}
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
