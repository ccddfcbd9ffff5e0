import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';
import { replaceStaticFrame } from '../first-paint';

/** Error screen of the whole application: Reload Application, Go to Homepage, error id. */
export function AppError({ errorId }: { errorId: string }) {
  useLayoutEffect(replaceStaticFrame, []);
  const { t } = useTranslation(['shell', 'common']);
  return (
    <main className="doc-container">
      <ErrorCard title={t('shell:error.app')} text={t('shell:error.appText')} errorId={errorId}>
        <Button onClick={() => location.reload()}>{t('common:actions.reload')}</Button>
        <Button kind="secondary" onClick={() => location.assign('/')}>
          {t('common:actions.home')}
        </Button>
      </ErrorCard>
    </main>
  );
}
