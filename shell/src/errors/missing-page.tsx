import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSiteName } from '@atoll/api-client/site-name';
import { paths, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageTitle } from '@atoll/ui/page-title';
import type { Missing } from '../app-context';

/** A page of a remote that the server has found nothing for: its words, and the way to what there is. */
export function MissingPage({ heading }: Pick<Missing, 'heading'>) {
  const site = useSiteName(useLanguage());
  return (
    <Container>
      <PageTitle title={heading.title} site={site} />
      <EmptyState whole title={heading.title} text={heading.lead ?? ''}>
        <Others />
      </EmptyState>
    </Container>
  );
}

function Others() {
  const { t } = useTranslation('common');
  const { path } = splitLanguage(useLocation().pathname);
  return path.startsWith(paths.resorts()) ? (
    <LinkButton to={paths.resorts()}>{t('actions.browseResorts')}</LinkButton>
  ) : (
    <LinkButton to={paths.packages()}>{t('actions.browsePackages')}</LinkButton>
  );
}
