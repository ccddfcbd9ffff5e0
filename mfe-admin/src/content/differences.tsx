import { useTranslation } from 'react-i18next';
import { isLanguage } from '@atoll/contract/languages';
import type { DifferenceDto } from '@atoll/api-client/endpoints/content.gen';
import styles from './content.module.css';
import { useMemberWords } from './fields/form-scope';
import type { FormKind } from './kind';
import { ValueText } from './value-text';

/** What differs between two versions: member, before and after. */
export function Differences({ kind, of: all }: { kind: Pick<FormKind, 'path'>; of: DifferenceDto[] }) {
  const { t } = useTranslation('admin');
  const words = useMemberWords(kind);
  if (all.length === 0) return <p>{t('history.same')}</p>;
  return (
    <dl className={styles.differences}>
      {all.map(({ path: dotted, before, after }) => {
        const path = dotted.split('.');
        const language = path.find((part) => isLanguage(part));
        return (
          <div key={dotted}>
            <dt>
              {words.label(path)}
              {language && `, ${t(`languages.${language as 'en'}`)}`}
            </dt>
            <dd>
              <del>
                <ValueText kind={kind} path={path} value={before} />
              </del>
            </dd>
            <dd>
              <ins>
                <ValueText kind={kind} path={path} value={after} />
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
