import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Clock } from './platform/data/clock.js';
import { ConfigError, loadConfig } from './platform/config/config.js';
import { createOwner } from './database/owner.js';
import { prepareDatabase } from './database/prepare-database.js';

// Migrates, grants, seeds and creates the owner's account, then ends. Run before `main`, by one process or by several.
process.env['TZ'] = 'UTC';

try {
  const config = loadConfig();
  const clock = new Clock();
  const say = (line: string) => console.log(line);
  await prepareDatabase(config, clock, say);
  mkdirSync(config.dataDir, { recursive: true });
  const file = path.join(config.dataDir, 'owner.txt');
  const created = await createOwner(config, clock, existsSync(file));
  if (created) {
    writeFileSync(file, created, { mode: 0o600 });
    chmodSync(file, 0o600);
    say(`how to sign in: ${file}`);
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
