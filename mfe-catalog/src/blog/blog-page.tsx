import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type PostPageDto, useListPostsQuery } from '@atoll/api-client/endpoints/posts.gen';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { CardGrid } from '@atoll/ui/card';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Pagination } from '@atoll/ui/pagination';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { LoadError } from '../shared/load-error';
import { PastTheEnd, isPastTheEnd } from '../shared/past-the-end';
import { useListFilters } from '../shared/use-list-filters';
import { useListTitle, usePageTitle } from '../shared/use-page-title';
import styles from './blog-page.module.css';
import { LeadPost } from './lead-post';
import { PostCard } from './post-card';
import { POST_DIALECT, type PostFilters, postListArg, writePostFilters } from './post-filters';
import { Topics } from './topics';

/** The agency's posts, the newest first, all of them or those of one topic or tag. */
export default function BlogPage() {
  const { t } = useTranslation('catalog');
  const { filters } = useListFilters(POST_DIALECT);
  const { pathname } = useLocation();
  const { currentData, data, error, isFetching, refetch } = useListPostsQuery(postListArg(filters, useLanguage()));
  usePageTitle(useListTitle(t('blog.titleFull'), filters.page));
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <Container>
      <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('blog.title') }]} />
      <PageHeading title={t('blog.titleFull')} lead={t('blog.lead')} />
      <Topics chosen={filters.category} />
      {filters.tag && <p className={styles.tag}>{t('blog.tagged', { tag: filters.tag })}</p>}
      {error && !isFetching && isPastTheEnd(error, filters.page) ? (
        <PastTheEnd page={filters.page} to={paths.blog(String(writePostFilters({ ...filters, page: 1 })))} />
      ) : error && !isFetching ? (
        <LoadError title={t('blog.failed')} error={error} onRetry={() => void refetch()} />
      ) : shown?.count === 0 ? (
        <EmptyState title={t('blog.none')} text={t('blog.noneText')}>
          <LinkButton to={paths.blog()}>{t('blog.all')}</LinkButton>
        </EmptyState>
      ) : (
        <div className={styles.list} aria-busy={isFetching} data-stale={isFetching && Boolean(shown)}>
          {shown ? (
            <Posts posts={shown.results} filters={filters} />
          ) : (
            <CardGrid>
              {Array.from({ length: 6 }, (_, index) => (
                <CardSkeleton key={index} />
              ))}
            </CardGrid>
          )}
        </div>
      )}
      {shown && (
        <Pagination
          page={filters.page}
          pages={Math.ceil(shown.count / PAGE_SIZE.usual)}
          hrefOf={(page) => `${pathname}?${writePostFilters({ ...filters, page })}`}
        />
      )}
    </Container>
  );
}

/** The newest of all posts leads; a choice of them is a list. */
function Posts({ posts, filters }: { posts: PostPageDto['results']; filters: PostFilters }) {
  const [first, ...others] = posts;
  const leads = filters.page === 1 && !filters.category && !filters.tag;
  return (
    <>
      {leads && first && <LeadPost post={first} />}
      <CardGrid>
        {(leads ? others : posts).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardGrid>
    </>
  );
}
