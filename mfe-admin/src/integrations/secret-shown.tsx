import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import styles from './integrations.module.css';

/** Something that is shown this once: to be copied now, by the button or by hand. */
export function SecretShown({ label, hint, secret }: { label: string; hint: string; secret: string }) {
  const { t } = useTranslation('admin');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // The clipboard exists only where the page is safe; the field is there for who has none.
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Notice kind="warning" title={t('apiKeys.onceTitle')}>
        {t('apiKeys.onceText')}
      </Notice>
      <div className={styles.secret}>
        <TextField
          label={label}
          hint={hint}
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{t('apiKeys.copy')}</Button>
      </div>
      <p role="status" className={styles.copied}>
        {isCopied && t('apiKeys.copied')}
      </p>
    </>
  );
}
