import { amenitiesSeeder } from '../amenities/amenities.seeder.js';
import { categoriesSeeder } from '../categories/categories.seeder.js';
import { culturalContentSeeder } from '../cultural-content/cultural-content.seeder.js';
import { destinationsSeeder } from '../destinations/destinations.seeder.js';
import { faqsSeeder } from '../faqs/faqs.seeder.js';
import { experiencesSeeder } from '../experiences/experiences.seeder.js';
import { locationsSeeder } from '../locations/locations.seeder.js';
import { mediaSeeder } from '../media/media.seeder.js';
import { packagesSeeder } from '../packages/packages.seeder.js';
import { pageHeroesSeeder } from '../page-heroes/page-heroes.seeder.js';
import { pagesSeeder } from '../pages/pages.seeder.js';
import { postsSeeder } from '../posts/posts.seeder.js';
import { resortsSeeder } from '../resorts/resorts.seeder.js';
import { reviewsSeeder } from '../reviews/reviews.seeder.js';
import { homepageSeeder } from '../settings/homepage.seeder.js';
import { defaultsSeeder, settingsSeeder, termsSeeder } from '../settings/settings.seeder.js';
import { transfersSeeder } from '../transfers/transfers.seeder.js';
import type { Seeder } from './seeder.js';

/** The modules' seeders in the order of their dependencies. */
export const SEEDERS: readonly Seeder[] = [
  defaultsSeeder,
  termsSeeder,
  categoriesSeeder,
  amenitiesSeeder,
  mediaSeeder,
  settingsSeeder,
  homepageSeeder,
  destinationsSeeder,
  resortsSeeder,
  locationsSeeder,
  experiencesSeeder,
  transfersSeeder,
  faqsSeeder,
  packagesSeeder,
  reviewsSeeder,
  pageHeroesSeeder,
  pagesSeeder,
  postsSeeder,
  culturalContentSeeder,
];
