// The developer's address: pages and data of a site, front ends from here. The site knows nothing of it, so that nothing in it
// could be opened to builds that nobody released.
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { contentTypeOf } from '@atoll/registry/content-types';
import { baseOf, isRemote } from './builds.mjs';
import { developedDocument, withBuilds, withTexts } from './documents.mjs';

const CHANGES = '/@dev/changes';
const REGISTRY = /^\/api\/registry\/v1\/[^/]+\/$/;
const TEXTS = '/api/translations/';

async function bodyOf(stream) {
  const parts = await Array.fromAsync(stream);
  return Buffer.concat(parts).toString('utf8');
}

/** Cookies and addresses of the site become those of this server. */
function headersFrom(site, own, headers) {
  const { 'content-length': _length, 'strict-transport-security': _secure, ...kept } = headers;
  const location = kept.location?.startsWith(site.origin) ? kept.location.replace(site.origin, own) : kept.location;
  const cookies = kept['set-cookie']?.map((cookie) => cookie.replaceAll(/;\s*(Secure|Domain=[^;]*)/gi, ''));
  return {
    ...kept,
    ...(location && { location }),
    ...(cookies && { 'set-cookie': cookies }),
    'cache-control': 'no-store',
  };
}

/** Asks the site what this server was asked. */
function forward(site, request, own) {
  const headers = { ...request.headers, host: site.host, 'accept-encoding': 'identity' };
  // What is sent from our page is sent from the site's, as the site sees it.
  for (const name of ['origin', 'referer']) headers[name] = headers[name]?.replace(own, site.origin);
  // Every answer is made anew: that of a page's own cache would hold other builds.
  for (const name of ['if-none-match', 'if-modified-since']) delete headers[name];
  for (const name of Object.keys(headers)) if (headers[name] === undefined) delete headers[name];
  const { request: ask } = site.protocol === 'https:' ? https : http;
  return new Promise((done, failed) => {
    const outgoing = ask(new URL(request.url, site), { method: request.method, headers }, done);
    outgoing.once('error', failed);
    request.pipe(outgoing);
  });
}

/** Answers of the site in which our builds stand. Null: as it comes. */
function changeOf(pathname, query, type = '') {
  if (type.startsWith('text/html'))
    return (text, { shell, remotes }, status) => {
      const { html, found } = developedDocument(text, { pathname, shell, remotes });
      return { text: html, status: found ? 200 : status };
    };
  const json = (change) => (text, builds, status) =>
    status === 200 ? { text: JSON.stringify(change(JSON.parse(text), builds)), status } : { text, status };
  if (REGISTRY.test(pathname)) return json((set, { remotes }) => withBuilds(set, remotes));
  if (pathname !== TEXTS) return null;
  const asked = new Set((query.get('ns') ?? '').split(',').map((name) => name.replace(/@.*/, '')));
  return json((answer, { remotes }) => {
    const own = remotes.filter(({ dir }) => asked.has(readNamespace(dir)));
    return { ...answer, translations: withTexts(answer.translations, own, query.get('lang')) };
  });
}

const readNamespace = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8')).namespace;

/** Tells every open page of each build, and a new one of the last. */
function changesOf(builds) {
  const pages = new Set();
  const line = (event, data) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const tell = (text) => pages.forEach((page) => page.write(text));
  for (const build of builds) build.changes.on('built', (state) => tell(line(build.name, state)));
  return {
    open(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      for (const build of builds) response.write(line(build.name, build.state()));
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    reload: () => tell(line('reload', {})),
    close: () => pages.forEach((page) => page.end()),
  };
}

function sendFile(build, name, response) {
  const file = path.join(build.out, name || 'index.html');
  const isInside = file.startsWith(build.out + path.sep) && fs.statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!isInside) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': contentTypeOf(file), 'cache-control': 'no-store' });
  return response.end(fs.readFileSync(file));
}

/**
 * Serves a site with builds in it.
 * @param {{site: string, builds: object[], host: string, port: number}} options port 0 takes a free one
 * @returns {Promise<{url: string, reload: () => void, close: () => Promise<void>}>}
 */
export async function serveDeveloped({ site: address, builds, host, port }) {
  const site = new URL(address);
  const shell = builds.find(({ name }) => name === 'shell');
  const remotes = builds.filter(isRemote);
  // What was brought ready never changes.
  const changes = changesOf(builds.filter((build) => build.changes));
  const answer = async (request, response) => {
    const own = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url, site);
    if (pathname === CHANGES) return changes.open(response);
    const build = builds.find(({ name }) => pathname.startsWith(baseOf(name)));
    if (build) return sendFile(build, pathname.slice(baseOf(build.name).length), response);
    const incoming = await forward(site, request, own);
    const headers = headersFrom(site, own, incoming.headers);
    const change = changeOf(pathname, searchParams, headers['content-type']);
    if (!change) {
      response.writeHead(incoming.statusCode, headers);
      return incoming.pipe(response);
    }
    const { text, status } = change(await bodyOf(incoming), { shell, remotes }, incoming.statusCode);
    delete headers.etag;
    return response.writeHead(status, headers).end(text);
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site.origin} does not answer: ${error.message}\n`);
    });
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, host, done));
  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${server.address().port}`;
  const close = () => {
    changes.close();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url, reload: changes.reload, close };
}
