import { useTranslation } from 'react-i18next';
import type { TranslationStatsDto } from '@atoll/api-client/endpoints/translations.gen';
import { LocalLink } from '@atoll/ui/local-link';
import { textsAddress } from '../sections/text-address';
import { useLanguageName } from '../sections/use-language-name';
import { useAreaName } from '../translations/use-areas';
import styles from './overview.module.css';

/** Missing texts by part of the site and language; a number leads to them. */
export function MissingTable({ languages }: { languages: TranslationStatsDto[] }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const areaName = useAreaName();
  const parts = [...new Set(languages.flatMap(({ namespaces }) => namespaces.map(({ namespace }) => namespace)))];
  return (
    <section className={styles.section}>
      <h2 id="missing-by-part">{t('overview.matrix')}</h2>
      <div className={styles.box}>
        <table className={styles.table} aria-labelledby="missing-by-part">
          <thead>
            <tr>
              <th scope="col">{t('overview.part')}</th>
              {languages.map(({ language_code: code }) => (
                <th key={code} scope="col">
                  {nameOf(code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{areaName(part)}</th>
                {languages.map(({ language_code: lang, namespaces }) => {
                  const count = namespaces.find(({ namespace }) => namespace === part)?.missing_keys ?? 0;
                  return (
                    <td key={lang} data-missing={count > 0 || undefined}>
                      {count > 0 ? (
                        <LocalLink
                          to={textsAddress({ lang, ns: part, status: 'missing' })}
                          aria-label={t('overview.missingIn', { count, language: nameOf(lang), part: areaName(part) })}
                        >
                          {count}
                        </LocalLink>
                      ) : (
                        0
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
