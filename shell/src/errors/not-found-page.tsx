import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageTitle } from '@atoll/ui/page-title';
import { useApp } from '../app-context';
import { PageError } from './page-error';
import { reportError } from './error-reports';

const unknownRemote = new Error('A remote of the channel has no usable release');

/**
 * An address nobody declares. While a remote has no usable release its routes are unknown, so the address may be one of
 * them: then it is the card with Retry, which asks the registry again.
 */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { set } = useApp();
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  if (set.remotes.some(({ candidates }) => candidates.length === 0)) {
    const errorId = reportError(unknownRemote, 'remote');
    return <PageError page={pathname} kind="remote" errorId={errorId} onRetry={() => void revalidator.revalidate()} />;
  }
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <NotFound />
    </>
  );
}

/** What such an address says, in the browser and on the server. */
export function NotFound() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <div className="doc-container">
      <EmptyState whole title={t('shell:notFound.title')} text={t('shell:notFound.text')} icon="lagoon">
        <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
        <LinkButton kind="secondary" to={paths.home()}>
          {t('common:actions.home')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
