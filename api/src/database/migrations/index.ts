import { Migration20261121000000_initial } from './migration-20261121000000-initial.js';

/** Migrations in the order they run. Listed, not searched for: the same under Jest and in the build. */
export const MIGRATIONS = [{ name: 'Migration20261121000000_initial', class: Migration20261121000000_initial }];
