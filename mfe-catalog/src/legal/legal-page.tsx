import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type PageDto, useGetPageQuery } from '@atoll/api-client/endpoints/pages.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { LoadError } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { LegalBlocks } from './legal-blocks';

export type LegalText = PageDto;

/** What the agency has written under `/terms`, `/privacy` or `/cancellation`. */
export default function LegalPage() {
  const { t } = useTranslation('catalog');
  const { path } = splitLanguage(useLocation().pathname);
  const { currentData: page, error, refetch } = useGetPageQuery({ lang: useLanguage(), id: path.slice(1) });
  const missing = isNotThere(error);
  usePageTitle(missing ? t('legal.notFound') : (page?.seo.title ?? page?.title));
  if (page)
    return (
      <Container>
        <PageHeading title={page.title} lead={page.excerpt} />
        <LegalBlocks blocks={page.blocks} />
      </Container>
    );
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('legal.notFound')} text={t('legal.notFoundText')}>
          <LinkButton to={paths.home()}>{t('nav.home')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (error) return <LoadError title={t('legal.failed')} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}
