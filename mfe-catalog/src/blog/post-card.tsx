import type { PostListItemDto } from '@atoll/api-client/endpoints/posts.gen';
import { paths } from '@atoll/contract/paths';
import { Card } from '@atoll/ui/card';
import { useByline } from './byline';

/** What it is about first of all: a card has one line. */
export const topicOf = ({ categories }: PostListItemDto) => categories[0]?.name;

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
