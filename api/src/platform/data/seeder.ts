import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from './clock.js';
import type { Config } from '../config/config.js';

/** What a seeder may use. */
export interface SeedContext {
  config: Config;
  clock: Clock;
  /** One line of progress for the console. */
  say(line: string): void;
}

/**
 * Data that an installation starts with. `run` happens in one transaction together with its record; it must be idempotent
 * (by slug) and must not overwrite what staff changed, because it runs again when `version` changes.
 */
export interface Seeder {
  /** Name in `seed_record`: `packages`. */
  name: string;
  /** Runs only with the demo agency. */
  demo: boolean;
  /** Version or content hash; another one makes the seeder run again. */
  version: string | ((context: SeedContext) => string | Promise<string>);
  run(em: EntityManager, context: SeedContext): Promise<void>;
}
