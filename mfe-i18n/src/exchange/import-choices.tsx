import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { Checkbox } from '@atoll/ui/checkbox';
import { Select } from '@atoll/ui/select';
import { useLanguageName } from '../sections/use-language-name';
import { useAreas } from '../translations/use-areas';
import styles from './exchange.module.css';
import { FORMATS, type Format } from './file-facts';
import { type Choices, REPLACING } from './use-import';

/** How the file is read, and what may be replaced. Approved texts only by those who may approve. */
export function ImportChoices({
  languages,
  choices,
  onChange,
}: {
  languages: readonly string[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const areas = useAreas(choices.namespace || undefined);
  const mayApprove = usePermission('translations.approve');
  const set = (part: Partial<Choices>) => onChange({ ...choices, ...part });
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={t('importing.language')}
          value={choices.language}
          onChange={(event) => set({ language: event.target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        <Select
          label={t('importing.format')}
          value={choices.format}
          onChange={(event) => set({ format: event.target.value as Format | '' })}
        >
          <option value="">{t('importing.formatByFile')}</option>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {t(`formats.${format}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('importing.area')}
          value={choices.namespace}
          onChange={(event) => set({ namespace: event.target.value })}
        >
          <option value="">{t('importing.areaByFile')}</option>
          {areas.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className={styles.group}>
        <legend>{t('importing.replace')}</legend>
        {REPLACING.filter((replacing) => replacing !== 'approved' || mayApprove).map((replacing) => (
          <Checkbox
            key={replacing}
            type="radio"
            name="replacing"
            label={t(`replacing.${replacing}`)}
            checked={choices.replacing === replacing}
            onChange={() => set({ replacing })}
          />
        ))}
        {choices.replacing === 'approved' && (
          <div className={styles.under}>
            <Checkbox
              label={t('importing.markApproved')}
              checked={choices.markApproved}
              onChange={(event) => set({ markApproved: event.target.checked })}
            />
          </div>
        )}
        <Checkbox
          label={t('importing.createKeys')}
          checked={choices.createKeys}
          onChange={(event) => set({ createKeys: event.target.checked })}
        />
      </fieldset>
    </>
  );
}
