import pg from 'pg';
import { preparePrices } from './catalogue/card-prices/prepare-prices.js';
import { keepCards } from './content/listing/keep-cards.queries.js';
import { ConfigError, loadConfig } from './platform/config/config.js';
import { Clock } from './platform/data/clock.js';

// Writes every price on a card, every card and every listing anew, then ends: `node api/dist/rebuild-cards.js`. The site may run meanwhile; doing it twice does no harm.
process.env['TZ'] = 'UTC';

try {
  const owner = new pg.Client({ connectionString: loadConfig().databaseMigrationUrl, application_name: 'atoll cards' });
  await owner.connect();
  await preparePrices(owner, new Clock().now(), true);
  await keepCards(owner, true);
  await owner.end();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
