import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Checkbox } from '@atoll/ui/checkbox';
import { FieldGroup } from '../content/fields/field-group';

/** The languages that a translator works in; none chosen means all. */
export function LanguagesField({
  value,
  onChange,
}: {
  value: readonly Language[] | null;
  onChange: (languages: Language[] | null) => void;
}) {
  const { t } = useTranslation('admin');
  const chosen = value ?? [];
  return (
    <FieldGroup label={t('users.languages')} hint={t('content.noneIsAll')} layout="ticks">
      {LANGUAGE_CODES.map((language) => (
        <Checkbox
          key={language}
          label={t(`languages.${language}`)}
          checked={chosen.includes(language)}
          onChange={(event) => {
            const next = LANGUAGE_CODES.filter((one) =>
              one === language ? event.target.checked : chosen.includes(one),
            );
            onChange(next.length > 0 ? next : null);
          }}
        />
      ))}
    </FieldGroup>
  );
}
