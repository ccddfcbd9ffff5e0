// The limit of an API row: node:http and pg with prepared statements, answering the JSON that Postgres builds. It takes the
// very statement the API runs, so that the ratio is the price of the framework around it and of nothing else.
import { fork } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import pg from 'pg';

/**
 * @param {{databaseUrl: string, answer: (url: URL) => {name: string, text: string, values: unknown[]}, toBody: (row: object)
 *   => string | Buffer}} options
 */
export async function startLimit({ databaseUrl, answer, toBody }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', () => {});
  return listen(
    async (request, response) => {
      const statement = answer(new URL(request.url, 'http://limit'));
      const { rows } = await pool.query(statement);
      send(response, toBody(rows[0]));
    },
    () => pool.end(),
  );
}

/** The limit of a cached row: one buffer, served by a process of its own. */
export async function startBuffer(body) {
  const child = fork(path.join(import.meta.dirname, 'buffer-process.mjs'));
  const listening = new Promise((done, failed) => child.once('message', done).once('exit', failed));
  child.send({ body: body.toString('base64') });
  const { port } = await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => child.once('exit', done).disconnect()),
  };
}

function send(response, body) {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function listen(handler, close = () => {}) {
  const server = http.createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch((error) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await close();
    },
  };
}
