import { type PostPageDto, postsApi } from '@atoll/api-client/endpoints/posts.gen';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { listHead, missingList } from '../shared/list-head';
import { POST_FILTER_NAMES, postListArg, readPostFilters, writePostFilters } from './post-filters';

export default definePage<{ list: PostPageDto }>({
  // Tags are the office's own words: as many as it likes.
  search: { kept: POST_FILTER_NAMES, free: ['tag'] },
  queries: ({ language, search }) => ({
    list: ask(postsApi.endpoints.listPosts, postListArg(readPostFilters(search), language)),
  }),
  head: ({ list }, making) => {
    const t = making.texts('catalog');
    const filters = readPostFilters(making.search);
    const words = {
      title: t('blog.titleFull'),
      name: t('blog.title'),
      lead: t('blog.lead'),
      description: t('blog.description'),
    };
    const posts = list.results.map(({ slug, title, cover }) => ({ slug, name: title, cover_image: cover }));
    const plain = writePostFilters(filters);
    return listHead({ list: { results: posts }, words, making, page: filters.page, plain, pathOf: paths.post });
  },
  missing: (making) => missingList(making, 'blog', readPostFilters(making.search).page),
  sitemap: true,
});
