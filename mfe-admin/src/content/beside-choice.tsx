import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './content.module.css';
import type { FormScope } from './fields/form-scope';

/** Which language stands beside English. */
export function BesideChoice({
  value,
  onChange,
}: {
  value: FormScope['beside'];
  onChange: (language: FormScope['beside']) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.beside} role="group" aria-label={t('content.beside')}>
      {(['ru', 'zh'] as const).map((language) => (
        <Button key={language} aria-pressed={value === language} onClick={() => onChange(language)}>
          {t(`languages.${language}`)}
        </Button>
      ))}
    </div>
  );
}
