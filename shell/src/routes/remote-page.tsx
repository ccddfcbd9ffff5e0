import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { ErrorCard } from '@atoll/ui/error-card';
import { MissingPage } from '../errors/missing-page';
import { ErrorBoundary } from '../errors/error-boundary';
import { PageError, forgetTries } from '../errors/page-error';
import type { PageData } from './page-loader';

/** Draws what the route's loader brought: the remote's page, its error card, or the refusal. */
export function RemotePage() {
  const data = useLoaderData<PageData>();
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  const { t } = useTranslation('shell');
  const ready = data.state === 'ready' || data.state === 'missing';
  useEffect(() => {
    if (!ready) return;
    forgetTries(`remote ${pathname}`);
    // The page stands: what benchmarks and real-user measurements count from.
    performance.mark('atoll.page');
  }, [ready, pathname]);
  if (data.state === 'missing') return <MissingPage heading={data.heading} />;
  if (data.state === 'forbidden') return <ErrorCard title={t('error.forbidden')} />;
  if (data.state === 'failed') {
    const retry = () => void revalidator.revalidate();
    return <PageError page={`remote ${pathname}`} kind="remote" errorId={data.errorId} onRetry={retry} />;
  }
  const { Page, origin } = data.loaded;
  return (
    <ErrorBoundary
      key={pathname}
      level="page"
      origin={origin}
      fallback={(errorId, reset) => <PageError page={pathname} kind="page" errorId={errorId} onRetry={reset} />}
    >
      <Page />
    </ErrorBoundary>
  );
}
