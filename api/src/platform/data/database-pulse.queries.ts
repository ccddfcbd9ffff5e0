import type pg from 'pg';

/** Costs nothing and is answered by whoever is alive. */
export const askForLife = (client: pg.Client) => client.query('select 1');

/** Hears the notices of a channel from now on. */
export const listenTo = (client: pg.Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);
