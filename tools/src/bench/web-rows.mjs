// Rows about the browser: bytes of JavaScript and what federation costs beside one bundle.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { startSite } from '../site.mjs';
import { median } from './measure.mjs';
import { buildSingle } from './single-bundle/build.mjs';

const SLOW = {
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
  offline: false,
};
const ROUNDS = 5;

/** Documents are compressed as the site does it, or the bundle would pay for its missing preloads. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const isDocument = (url) => !/^\/(api|shell|r|media)\//.test(url);

/**
 * Hands a site's answers on with other preloads. Both sides of the comparison stand behind one of these, which does the same
 * work for either, so that neither has a hop more.
 */
async function behind(target, rewrite) {
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(target).host };
    if (isDocument(request.url)) delete headers['accept-encoding'];
    http
      .get(target + request.url, { headers }, (answer) => {
        if (!(answer.headers['content-type'] ?? '').includes('text/html')) {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
          return;
        }
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
        answer.on('end', () => {
          const { 'content-length': _, etag: __, ...kept } = answer.headers;
          const packs = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
          response.writeHead(answer.statusCode, { ...kept, ...(packs && { 'content-encoding': 'br' }) });
          const html = rewrite(body);
          response.end(packs ? brotliCompressSync(html, BROTLI) : html);
        });
      })
      .on('error', () => response.destroy());
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => (server.closeAllConnections(), new Promise((done) => server.close(done))),
  };
}

/** Preloads as one bundle needs them: none of remotes, those of the page's own chunks. */
function singlePreloads(out) {
  const files = JSON.parse(fs.readFileSync(path.join(out, 'pages.json'), 'utf8')).list;
  const links = files.map((file) => {
    const hash = createHash('sha384')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('base64');
    const kind = file.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${kind}" href="/shell/${file}" crossorigin="anonymous" integrity="sha384-${hash}">`;
  });
  // Beside the others, which a drawn document keeps for after its first paint.
  const place = (html) => (html.includes('</template>') ? '</template>' : '</head>');
  return (html) => html.replace(/<link[^>]*href="\/r\/[^>]*>/g, '').replace(place(html), (end) => links.join('') + end);
}

/**
 * Tells when a page has asked for nothing for half a second. Playwright's own state may lie in the past, between the document and
 * what its page asks for: what came after that would not be counted.
 */
function watchNetwork(page) {
  let open = 0;
  let changed = Date.now();
  const count = (by) => (request) => {
    // What a page listens to never ends.
    if (request.resourceType() === 'eventsource') return;
    open += by;
    changed = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    const deadline = Date.now() + 30_000;
    while (open > 0 || Date.now() - changed < 500) {
      if (Date.now() > deadline) throw new Error(`${page.url()} is not done with ${open} request(s) after 30 s.`);
      await sleep(50);
    }
  };
}

/** Opens an address once; returns JavaScript bytes and requests, LCP, and when the page of the remote stood. */
async function visit(context, url, { throttle }) {
  const page = await context.newPage();
  const quiet = watchNetwork(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (throttle) {
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const scripts = new Map();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(\?|$)/.test(response.url)) scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.measured = { lcp: 0 };
    new PerformanceObserver((list) => {
      globalThis.measured.lcp = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  // The shell marks the first commit of a remote's page.
  const mark = () => performance.getEntriesByName('atoll.page')[0]?.startTime;
  await page.waitForFunction(mark, undefined, { timeout: 60_000 });
  await quiet();
  const rendered = await page.evaluate(mark);
  const lcp = await page.evaluate(() => globalThis.measured.lcp);
  await page.close();
  return { bytes, requests: new Set(scripts.values()).size, lcp, rendered };
}

const launch = () => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** A first visit goes to the reader's language once; a stored choice keeps the measured address. */
const newContext = async (browser) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('atoll_language', 'en'));
  return context;
};

/** What a public page may load of JavaScript, and those on the way from the first visit to a booking. */
const BYTES = {
  ...Object.fromEntries(['home', 'list', 'detail', 'booking'].map((name) => [name, { kb: 190, requests: 8 }])),
  page: { kb: 210, requests: 8 },
};

/** P9: JavaScript of the pages travellers meet, compressed as the site sends it, in the federated build. */
export async function webBytes() {
  const site = await startSite();
  const browser = await launch();
  try {
    const { results } = await (await fetch(`${site.url}/api/packages/?page_size=1`)).json();
    const { slug } = results[0];
    const resort = (await (await fetch(`${site.url}/api/resorts/?page_size=1`)).json()).results[0].slug;
    const pages = {
      home: '/',
      list: '/packages',
      detail: `/packages/${slug}`,
      resorts: '/resorts',
      resort: `/resorts/${resort}`,
      booking: `/booking/${slug}`,
      confirmation: '/booking/confirmation/00000000-0000-7000-8000-000000000000',
    };
    const rows = [];
    for (const [name, address] of Object.entries(pages)) {
      const context = await newContext(browser);
      const { bytes, requests } = await visit(context, site.url + address, {});
      await context.close();
      const kb = bytes / 1024;
      const floor = BYTES[name] ?? BYTES.page;
      rows.push({
        row: 'P9 web.bytes',
        what: name,
        figure: `${kb.toFixed(1)} KB in ${requests} JS requests`,
        floor: `${floor.kb} KB, ${floor.requests}`,
        ok: kb <= floor.kb && requests <= floor.requests,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** P10: the federated build beside one bundle of the same sources, 4× CPU and slow 4G, cold and warm, interleaved. */
export async function federationTax() {
  const out = buildSingle();
  const federatedSite = await startSite();
  const singleSite = await startSite({ env: { ATOLL_SHELL: out } });
  const single = await behind(singleSite.url, singlePreloads(out));
  const federated = await behind(federatedSite.url, (html) => html);
  const browser = await launch();
  const samples = { federated: [], single: [] };
  try {
    for (const { url } of [federated, single]) await (await fetch(`${url}/packages`)).text();
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, { url }] of Object.entries({ federated, single })) {
        const context = await newContext(browser);
        const cold = await visit(context, `${url}/packages`, { throttle: true });
        const warm = await visit(context, `${url}/packages`, { throttle: true });
        await context.close();
        samples[name].push({ cold, warm });
      }
  } finally {
    await browser.close();
    await single.stop();
    await federated.stop();
    await federatedSite.stop();
    await singleSite.stop();
    fs.rmSync(out, { recursive: true, force: true });
  }
  const ratio = (read) => median(samples.federated.map(read)) / median(samples.single.map(read));
  const row = (what, read, floor) => {
    const value = ratio(read);
    return {
      row: 'P10 web.federation-tax',
      what,
      figure: `${value.toFixed(2)}×`,
      floor: `${floor}×`,
      ok: value <= floor,
    };
  };
  return [
    row('JS bytes, cold', ({ cold }) => cold.bytes, 1.35),
    row('LCP, cold', ({ cold }) => cold.lcp, 1.1),
    row('LCP, warm', ({ warm }) => warm.lcp, 1.1),
    row('page rendered, cold', ({ cold }) => cold.rendered, 1.1),
    row('page rendered, warm', ({ warm }) => warm.rendered, 1.1),
  ];
}
