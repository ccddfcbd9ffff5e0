import { amenitiesSeeder } from '../catalogue/amenities/amenities.seeder.js';
import { categoriesSeeder } from '../catalogue/categories/categories.seeder.js';
import { culturalContentSeeder } from '../site/cultural-content/cultural-content.seeder.js';
import { destinationsSeeder } from '../catalogue/destinations/destinations.seeder.js';
import { faqsSeeder } from '../catalogue/faqs/faqs.seeder.js';
import { experiencesSeeder } from '../catalogue/experiences/experiences.seeder.js';
import { locationsSeeder } from '../catalogue/locations/locations.seeder.js';
import { mediaSeeder } from '../content/media/media.seeder.js';
import { stockSeeder } from '../catalogue/availability/stock.seeder.js';
import { packagesSeeder } from '../catalogue/packages/packages.seeder.js';
import { pageHeroesSeeder } from '../site/page-heroes/page-heroes.seeder.js';
import { pagesSeeder } from '../site/pages/pages.seeder.js';
import { postsSeeder } from '../site/posts/posts.seeder.js';
import { packageSeasonsSeeder, reductionsSeeder, seasonsSeeder } from '../catalogue/rates/rates-demo.seeder.js';
import { cancellationPoliciesSeeder, taxRulesSeeder } from '../catalogue/rates/rates.seeder.js';
import { resortsSeeder } from '../catalogue/resorts/resorts.seeder.js';
import { reviewsSeeder } from '../sales/reviews/reviews.seeder.js';
import { homepageSeeder } from '../site/homepage/homepage.seeder.js';
import { termsSeeder } from '../content/listing/terms.seeder.js';
import { currenciesSeeder } from '../site/currencies/currencies.seeder.js';
import { demoBankSeeder, settingsSeeder } from '../site/site-settings/settings.seeder.js';
import { languagesSeeder } from '../texts/languages/languages.seeder.js';
import { transfersSeeder } from '../catalogue/transfers/transfers.seeder.js';
import type { Seeder } from '../platform/data/seeder.js';

/** The modules' seeders in the order of their dependencies. */
export const SEEDERS: readonly Seeder[] = [
  currenciesSeeder,
  languagesSeeder,
  termsSeeder,
  taxRulesSeeder,
  cancellationPoliciesSeeder,
  categoriesSeeder,
  amenitiesSeeder,
  mediaSeeder,
  settingsSeeder,
  demoBankSeeder,
  homepageSeeder,
  destinationsSeeder,
  resortsSeeder,
  locationsSeeder,
  experiencesSeeder,
  transfersSeeder,
  faqsSeeder,
  packagesSeeder,
  seasonsSeeder,
  packageSeasonsSeeder,
  reductionsSeeder,
  stockSeeder,
  reviewsSeeder,
  pageHeroesSeeder,
  pagesSeeder,
  postsSeeder,
  culturalContentSeeder,
];
