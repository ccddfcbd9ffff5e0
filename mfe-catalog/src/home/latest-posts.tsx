import { useTranslation } from 'react-i18next';
import { useListPostsQuery } from '@atoll/api-client/endpoints/posts.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { Section } from '@atoll/ui/section';
import { PostCard } from '../blog/post-card';
import type { HomeSection } from '../shared/catalog';
import { postsArg } from './home-args';
import styles from './latest-posts.module.css';

/** What the agency has written last. */
export default function LatestPosts({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const posts = useListPostsQuery(postsArg(useLanguage())).data?.results ?? [];
  if (posts.length === 0) return null;
  return (
    <Section
      title={data.title || t('home.posts')}
      lead={data.subtitle}
      action={<LocalLink to={paths.blog()}>{t('home.allPosts')}</LocalLink>}
    >
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} headingLevel={3} />
        ))}
      </div>
    </Section>
  );
}
