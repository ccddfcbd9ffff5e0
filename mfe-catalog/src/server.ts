import { defineServer } from '@atoll/contract/drawing';
import contract from './contract';
import about from './about/about.page';
import blog from './blog/blog.page';
import post from './blog/post.page';
import content from './content/content.page';
import legal from './content/legal.page';
import compare from './compare/compare.page';
import faq from './faq/faq.page';
import destination from './destination/destination.page';
import destinations from './destination-list/destination-list.page';
import experience from './experience/experience.page';
import experiences from './experience-list/experience-list.page';
import home from './home/home.page';
import packages from './package-list/package-list.page';
import packagePage from './package/package.page';
import saved from './saved/saved.page';
import resorts from './resort-list/resort-list.page';
import resort from './resort/resort.page';
import transportation from './transportation/transportation.page';

// What the server runs of this remote: how its pages look, and what they need and say of themselves.
export default defineServer({
  contract,
  pages: {
    home,
    packages,
    package: packagePage,
    resorts,
    resort,
    compare,
    destinations,
    destination,
    experiences,
    experience,
    transportation,
    saved,
    about,
    blog,
    post,
    faq,
    legal,
    content,
  },
});
