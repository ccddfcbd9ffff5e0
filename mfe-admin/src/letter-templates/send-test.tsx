import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newIdempotencyKey } from '@atoll/api-client/base';
import { type LetterVariant, type MailTemplate, useTestLetterMutation } from '@atoll/api-client/endpoints/letters.gen';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import styles from './letter-templates.module.css';

/** Sends the letter to who looks at it, and says where it has gone; other ways on stand beside the button. */
export function SendTest({
  name,
  language,
  variant,
  children,
}: {
  name: MailTemplate;
  language: Language;
  variant: LetterVariant | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const [test, { data: sent, error, isLoading }] = useTestLetterMutation();
  const send = () =>
    void test({ name, 'Idempotency-Key': newIdempotencyKey(), testLetterDto: { lang: language, variant } }).catch(
      () => null,
    );
  return (
    <>
      <div className={styles.steps}>
        {/* A second click of a double one may come after the answer, and asks for no second letter. */}
        <Button type="primary" aria-busy={isLoading} onClick={({ detail }) => detail < 2 && !isLoading && send()}>
          {t('letterTemplates.test')}
        </Button>
        {children}
      </div>
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      {sent && !isLoading && error === undefined && (
        <Notice kind="success">
          {t('letterTemplates.tested', { email: sent.to, language: t(`languages.${sent.locale}`) })}{' '}
          <Link to={`${paths.dashboardOutbox()}?open=${sent.id}`}>{t('letterTemplates.follow')}</Link>
        </Notice>
      )}
    </>
  );
}
