import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type PostDto, useGetPostQuery } from '@atoll/api-client/endpoints/posts.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { CardGrid, Meta } from '@atoll/ui/card';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { PageHeading } from '@atoll/ui/page-heading';
import { Picture } from '@atoll/ui/picture';
import { Section } from '@atoll/ui/section';
import { WhenSeen } from '@atoll/ui/when-seen';
import { Story } from '../blocks/story';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { LoadError } from '../shared/load-error';
import { PackageCard } from '../shared/package-card';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import { useByline } from './byline';
import styles from './post-page.module.css';

export default function PostPage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPostQuery(usePreviewed({ lang: useLanguage(), id: slug }));
  const missing = isNotThere(error);
  usePageTitle(missing ? t('post.notFound') : (currentData?.seo.title ?? currentData?.title));
  if (currentData) return <Post post={currentData} />;
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('post.notFound')} text={t('post.notFoundText')}>
          <LinkButton to={paths.blog()}>{t('blog.all')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (error && !isFetching) return <LoadError title={t('post.failed')} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}

function Post({ post }: { post: PostDto }) {
  const { t } = useTranslation('catalog');
  const byline = useByline();
  return (
    <article>
      <Container>
        <Breadcrumb
          items={[
            { label: t('nav.home'), to: paths.home() },
            { label: t('blog.title'), to: paths.blog() },
            { label: post.title },
          ]}
        />
        <div className={styles.head}>
          <PageHeading
            title={post.title}
            lead={post.excerpt}
            eyebrow={post.categories.map(({ name }) => name).join(' · ')}
          >
            <Meta items={[post.author.name, ...byline(post)]} />
          </PageHeading>
        </div>
        {post.cover && (
          <div className={styles.cover}>
            <Picture picture={post.cover} variant="hero" sizes="(min-width: 80rem) 72rem, 100vw" priority />
          </div>
        )}
        <div className={styles.body}>
          <ComponentBoundary of={post}>
            <Story blocks={post.body}>
              <Ending post={post} />
            </Story>
          </ComponentBoundary>
        </div>
      </Container>
      {post.related_packages.length > 0 && (
        <WhenSeen className={styles.trips}>
          <Section title={t('post.trips')}>
            <CardGrid>
              {post.related_packages.map((item) => (
                <PackageCard key={item.id} item={item} />
              ))}
            </CardGrid>
          </Section>
        </WhenSeen>
      )}
    </article>
  );
}

/** Who wrote it, and where to read on. */
function Ending({ post: { author, tags } }: { post: PostDto }) {
  const { t } = useTranslation('catalog');
  return (
    <footer className={styles.ending}>
      <div className={styles.author}>
        <p className={styles.name}>{author.name}</p>
        {author.bio && <p>{author.bio}</p>}
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('post.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <LocalLink to={paths.blog(`tag=${encodeURIComponent(tag)}`)}>{tag}</LocalLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
