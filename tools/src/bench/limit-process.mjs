// A bare node:http server over stored cards: one prepared statement a request, no framework, no checks; what is posted is inserted. A process of its own, as
// the API is, so that what it costs can be read.
import http from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { daysStatement } from './bare-days.mjs';
import { statementFor } from './stored-cards.mjs';

const insertFor = (key, body) => ({
  name: 'insert',
  text: 'insert into bench.booking (key, body) values ($1, $2) returning id',
  values: [key, body],
});

process.on('message', ({ databaseUrl }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => {});
  const server = http.createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const { rows } = await pool.query(insertFor(request.headers['idempotency-key'], await text(request)));
        response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
        response.end(`{"id":"${rows[0].id}"}`);
        return;
      }
      const address = new URL(request.url, 'http://limit');
      const isDays = address.pathname === '/api/availability/';
      const { rows } = await pool.query(isDays ? await daysStatement(address) : statementFor(address));
      const [{ count, body }] = rows;
      const answer =
        count === undefined ? body : `{"count":${count},"next":null,"previous":null,"results":[${body ?? ''}]}`;
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(answer),
      });
      response.end(answer);
    } catch (error) {
      response.writeHead(500);
      response.end(String(error));
    }
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.on('disconnect', () => process.exit());
