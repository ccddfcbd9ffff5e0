/** Migrations in the order they run. Listed, not searched for: the same under Jest and in the build. */
export const MIGRATIONS: { name: string; class: new (...args: never[]) => unknown }[] = [];
