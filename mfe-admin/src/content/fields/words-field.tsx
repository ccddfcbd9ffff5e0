import { useTranslation } from 'react-i18next';
import type { Language } from '@atoll/contract/languages';
import type { Member } from '../kind';
import { type Path, useFormScope, useMemberWords } from './form-scope';
import styles from './fields.module.css';

/** A word in English and, beside it, in the other language at hand. `pathOf` says where each stands. */
export function WordsField({
  member,
  pathOf,
  valueOf,
}: {
  member: Member;
  pathOf: (language: Language) => Path;
  valueOf: (language: Language) => unknown;
}) {
  const { t } = useTranslation('admin');
  const { kind, beside, Field } = useFormScope();
  const words = useMemberWords(kind);
  return (
    <div className={styles.words}>
      {(['en', beside] as const).map((language) => (
        <div key={language} lang={language === 'zh' ? 'zh-Hans' : language}>
          <Field
            member={member}
            path={pathOf(language)}
            value={valueOf(language)}
            label={
              <>
                {words.label(pathOf(language))}
                <span className={styles.language}>{t(`languages.${language}`)}</span>
              </>
            }
          />
        </div>
      ))}
    </div>
  );
}
