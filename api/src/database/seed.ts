import type { MikroORM } from '@mikro-orm/postgresql';
import { SeedRecord } from './seed-record.entity.js';
import type { SeedContext, Seeder } from '../platform/data/seeder.js';
import { SEEDERS } from './seeders.js';

/** Runs the seeders that have not run in their present version, each in its own transaction: a kill in between loses none. */
export async function seed(orm: MikroORM, context: SeedContext, seeders: readonly Seeder[] = SEEDERS): Promise<void> {
  for (const seeder of seeders) {
    if (seeder.demo && !context.config.demo) continue;
    const version = typeof seeder.version === 'string' ? seeder.version : await seeder.version(context);
    // Seeders build on each other: their order is the point.
    await orm.em.fork().transactional(async (em) => {
      const record = await em.findOne(SeedRecord, { name: seeder.name });
      if (record?.version === version) return;
      context.say(`seeding ${seeder.name}`);
      await seeder.run(em, context);
      await em.upsert(SeedRecord, { name: seeder.name, version, appliedAt: context.clock.now() });
    });
  }
}
