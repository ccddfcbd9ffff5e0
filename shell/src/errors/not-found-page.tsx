import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useRevalidator } from 'react-router';
import { useSiteName } from '@atoll/api-client/site-name';
import { paths, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageTitle } from '@atoll/ui/page-title';
import { useApp } from '../app-context';
import { PageError } from './page-error';
import { reportError } from './error-reports';

const unknownRemote = new Error('A remote of the channel has no usable release');

/**
 * An address nobody declares. Where it is one of a remote that has no usable release now, it is the card with Retry, which asks
 * the registry again.
 */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { set } = useApp();
  const site = useSiteName(useLanguage());
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  const { path } = splitLanguage(pathname);
  const isAway = set.remotes.some(
    ({ candidates, away }) =>
      candidates.length === 0 &&
      (!away || away.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, path) !== null)),
  );
  if (isAway) {
    const errorId = reportError(unknownRemote, 'remote');
    return <PageError page={pathname} kind="remote" errorId={errorId} onRetry={() => void revalidator.revalidate()} />;
  }
  return (
    <>
      <PageTitle title={t('notFound.name')} site={site} />
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
