import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { type PageDto, useGetPageQuery } from '@atoll/api-client/endpoints/pages.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Story } from '../blocks/story';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { LoadError } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';

export type ContentText = PageDto;

/** What the agency has written under an address of its own, at the root (`/terms`) or as `/page/{slug}`. */
export default function ContentPage() {
  const { t } = useTranslation('catalog');
  const { path } = splitLanguage(useLocation().pathname);
  // A route at the root names no slug: it is one.
  const { slug = path.replaceAll('/', '') } = useParams();
  const { currentData: page, error, refetch } = useGetPageQuery(usePreviewed({ lang: useLanguage(), id: slug }));
  const missing = isNotThere(error);
  usePageTitle(missing ? t('content.notFound') : (page?.seo.title ?? page?.title));
  if (page)
    return (
      <Container>
        <PageHeading title={page.title} lead={page.excerpt} />
        <Story blocks={page.blocks} />
      </Container>
    );
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('content.notFound')} text={t('content.notFoundText')}>
          <LinkButton to={paths.home()}>{t('nav.home')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (error) return <LoadError title={t('content.failed')} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}
