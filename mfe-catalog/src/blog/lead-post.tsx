import type { PostListItemDto } from '@atoll/api-client/endpoints/posts.gen';
import { paths } from '@atoll/contract/paths';
import { Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { useByline } from './byline';
import styles from './lead-post.module.css';
import { topicOf } from './post-card';

/** The newest post, across the page. */
export function LeadPost({ post }: { post: PostListItemDto }) {
  const byline = useByline();
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={post.cover} variant="hero" sizes="(min-width: 60rem) 46rem, 100vw" priority decorative />
      </div>
      <div className={styles.words}>
        <Meta items={[topicOf(post), ...byline(post)]} />
        <h2 className={styles.title}>
          <LocalLink to={paths.post(post.slug)}>{post.title}</LocalLink>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.author}>{post.author.name}</p>
      </div>
    </article>
  );
}
