import type { PostListItemDto } from '@atoll/api-client/endpoints/posts.gen';
import { paths } from '@atoll/contract/paths';
import { Card, Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { useByline } from './byline';
import styles from './post-card.module.css';

/** What it is about first of all: a card has one line. */
const topicOf = ({ categories }: PostListItemDto) => categories[0]?.name;

/** A post in a list: picture, when and how long, title, first sentence. */
export function PostCard({ post, headingLevel = 2 }: { post: PostListItemDto; headingLevel?: 2 | 3 }) {
  const byline = useByline();
  return (
    <Card
      to={paths.post(post.slug)}
      title={post.title}
      picture={post.cover}
      meta={[topicOf(post), ...byline(post)]}
      text={post.excerpt}
      headingLevel={headingLevel}
    />
  );
}

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
