import type { Seeder } from './seeder.js';

/** The modules' seeders in the order of their dependencies. */
export const SEEDERS: readonly Seeder[] = [];
