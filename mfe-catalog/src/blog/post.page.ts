import { addressesApi } from '@atoll/api-client/addresses';
import { type PostDto, postsApi } from '@atoll/api-client/endpoints/posts.gen';
import { type PageMaking, ask, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import { picturesOf } from '../shared/structured-pictures';

export default definePage<{ post: PostDto }>({
  queries: ({ language, params }) => ({
    post: ask(postsApi.endpoints.getPost, { lang: language, id: params['slug'] ?? '' }),
  }),
  head: ({ post }, making) => {
    const t = making.texts('catalog');
    const path = paths.post(post.slug);
    return {
      title: post.seo.title ?? post.title,
      description: post.seo.description ?? post.excerpt,
      heading: { title: post.title, lead: post.excerpt },
      noindex: post.seo.noindex,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('blog.title'), path: paths.blog() },
        { name: post.title, path },
      ],
      structuredData: [postingNode(post, making)],
      share: post.seo.og_image ?? post.cover,
      type: 'article',
      ...(path !== making.path && { movedTo: path }),
    };
  },
  missing: ({ texts }) => ({ title: texts('catalog')('post.notFound'), lead: texts('catalog')('post.notFoundText') }),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'posts' }) },
});

function postingNode(post: PostDto, { language, url }: PageMaking): object {
  const address = url(localized(paths.post(post.slug), language));
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.excerpt,
    inLanguage: language,
    image: picturesOf(post.cover, url),
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@id': `${url('/')}#agency` },
    ...(post.published_at && { datePublished: post.published_at }),
    dateModified: post.updated_at,
    keywords: post.tags,
  };
}
