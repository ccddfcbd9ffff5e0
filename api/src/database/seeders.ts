import { amenitiesSeeder } from '../amenities/amenities.seeder.js';
import { destinationsSeeder } from '../destinations/destinations.seeder.js';
import { mediaSeeder } from '../media/media.seeder.js';
import { packagesSeeder } from '../packages/packages.seeder.js';
import { resortsSeeder } from '../resorts/resorts.seeder.js';
import { defaultsSeeder, settingsSeeder, termsSeeder } from '../settings/settings.seeder.js';
import type { Seeder } from './seeder.js';

/** The modules' seeders in the order of their dependencies. */
export const SEEDERS: readonly Seeder[] = [
  defaultsSeeder,
  termsSeeder,
  amenitiesSeeder,
  mediaSeeder,
  settingsSeeder,
  destinationsSeeder,
  resortsSeeder,
  packagesSeeder,
];
