import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';
// Cards of most pages need it: it comes with the first script, not with one more of its own.
import './saved/save-button';
import './texts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    home: () => import('./home/home-page'),
    packages: () => import('./package-list/package-list-page'),
    package: () => import('./package/package-page'),
    resorts: () => import('./resort-list/resort-list-page'),
    resort: () => import('./resort/resort-page'),
    compare: () => import('./compare/compare-page'),
    destinations: () => import('./destination-list/destination-list-page'),
    destination: () => import('./destination/destination-page'),
    experiences: () => import('./experience-list/experience-list-page'),
    experience: () => import('./experience/experience-page'),
    transportation: () => import('./transportation/transportation-page'),
    saved: () => import('./saved/saved-page'),
    about: () => import('./about/about-page'),
    blog: () => import(/* webpackChunkName: "blog" */ './blog/blog-page'),
    post: () => import(/* webpackChunkName: "blog" */ './blog/post-page'),
    faq: () => import('./faq/faq-page'),
    legal: () => import('./content/content-page'),
    content: () => import('./content/content-page'),
  },
  setup: bindShell,
});
