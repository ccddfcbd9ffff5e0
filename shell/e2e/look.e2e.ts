import type { Locator, Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { familyPackage } from './support/catalogue';
import { inDays, uniqueEmail } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

// What only a browser can measure of the pages: where letters end, what is loaded.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };

interface Item {
  slug: string;
}

/** Slugs of the demo agency's places or trips. */
const slugs = async (page: Page, kind: 'resorts' | 'packages') => {
  const answer = await page.request.get(`/api/${kind}/?page_size=100`);
  return ((await answer.json()) as { results: Item[] }).results.map(({ slug }) => slug);
};
/** The remote's own page stands, no longer the document that the server sent. */
const ready = async (page: Page) => {
  await expect(page.locator('#root main [class*="mfe_"]').first()).toBeAttached();
  await expect(page.locator('#root main h1')).toBeVisible();
};

test('a phone loads the large picture of a page once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const [trip] = await slugs(page, 'packages');
  const [place] = await slugs(page, 'resorts');
  for (const address of [paths.home(), paths.package(trip!), paths.resort(place!)]) {
    const asked: string[] = [];
    const note = (url: string) => void (/\/media\//.test(url) && asked.push(new URL(url).pathname));
    page.on('request', (request) => note(request.url()));
    await page.goto(address);
    await ready(page);
    await quiet(page);
    const html = await (await page.request.get(address)).text();
    const [, sources = ''] = /rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/i.exec(html) ?? [];
    const files = sources.split(',').map((part) => part.trim().split(' ')[0]!);
    expect(files.length, address).toBeGreaterThan(1);
    expect(
      [...new Set(asked)].filter((file) => files.includes(file)),
      address,
    ).toHaveLength(1);
    page.removeAllListeners('request');
  }
});

test('days and facts of a trip keep their words apart and whole on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // Some with days taken together, the longest among them.
  const trips = (await slugs(page, 'packages')).filter((slug) =>
    /two-islands|equator|yacht|slow-road|baa-manta/.test(slug),
  );
  expect(trips.length).toBeGreaterThan(2);
  const faults: string[] = [];
  for (const slug of trips) {
    const address = localized(paths.package(slug), 'ru');
    await page.goto(address);
    await ready(page);
    faults.push(
      ...(await page.evaluate((at) => {
        const found: string[] = [];
        const boxOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        for (const day of document.querySelectorAll('#root main li:has(> p [aria-hidden]):has(h3)')) {
          const number = boxOf(day.querySelector('p [aria-hidden]')!);
          const title = boxOf(day.querySelector('h3')!);
          if (title.left - number.right < 8) found.push(`${at}: ${day.textContent.slice(0, 20)}`);
        }
        for (const name of document.querySelectorAll('#root main dl dt')) {
          const text = name.firstChild as Text;
          for (const word of text.data.matchAll(/\p{L}{3,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
            const hyphenated = getComputedStyle(name).hyphens === 'auto';
            if (lines > 1 && !hyphenated) found.push(`${at}: ${word[0]}`);
          }
        }
        return found;
      }, address)),
    );
  }
  expect(faults).toEqual([]);
});

test('no line of facts begins or ends with a dot', async ({ page }) => {
  for (const [width, language] of [
    [390, 'ru'],
    [390, 'zh'],
    [320, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(localized(paths.packages(), language));
    await ready(page);
    await expect(page.locator('#root main .doc-meta').first()).toBeVisible();
    const dangling = await page.evaluate(() =>
      Array.from(document.querySelectorAll('#root .doc-meta')).flatMap((list) => {
        const items = [...list.children];
        return items.flatMap((item, index) => {
          const next = items[index + 1];
          const wraps = next && next.getBoundingClientRect().top > item.getBoundingClientRect().top + 4;
          return wraps && getComputedStyle(item, '::after').content !== 'none' ? [item.textContent] : [];
        });
      }),
    );
    expect(dangling, `${language} ${width}`).toEqual([]);
    // A dot stands before each item but the first, and outside of what is shown where the item begins a line.
    const cut = await page.evaluate(() => {
      const list = document.querySelector('#root .doc-meta:has(li + li)')!;
      return {
        content: getComputedStyle(list.children[1]!, '::before').content,
        clip: getComputedStyle(list).clipPath,
      };
    });
    expect(cut.content).toContain('·');
    expect(cut.clip).toMatch(/^inset\(/);
  }
});

test('no line breaks inside what a price says, only between', async ({ page, office }) => {
  const { slug } = await familyPackage(office, 'per_room');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const address of [paths.packages(), paths.package(slug), paths.booking(slug)]) {
      await page.goto(localized(address, 'ru'));
      await ready(page);
      await quiet(page);
      const { notes, broken } = await page.evaluate(() => {
        const words = [...document.querySelectorAll<HTMLElement>('#root main .doc-price__note > span')];
        const lines = ({ firstChild }: Element) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild!);
          return range.getClientRects().length;
        };
        const fits = (part: HTMLElement) => {
          const room = part.parentElement!.clientWidth;
          part.style.whiteSpace = 'nowrap';
          return part.scrollWidth <= room;
        };
        return {
          notes: words.length,
          broken: words.filter((part) => lines(part) > 1 && fits(part)).map(({ textContent }) => textContent),
        };
      });
      expect(notes).toBeGreaterThan(1);
      expect(broken, `${address} ${viewport.width}`).toEqual([]);
    }
  }
});

test('the field of a letter’s page is the site’s own, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const looks = (field: Locator) =>
    field.evaluate((element) => {
      const { backgroundColor, color, borderRadius, borderColor, minHeight } = getComputedStyle(element);
      return { backgroundColor, color, borderRadius, borderColor, minHeight };
    });
  await page.goto(paths.staffInvitation('x'));
  const own = await looks(page.locator('input[name="password"]'));
  await page.goto(paths.login());
  const field = page.locator('#root main input[type="password"]');
  await expect(field).toBeVisible();
  expect(own).toEqual(await looks(field));
});

test('no card is left alone in its row on a tablet', async ({ page }) => {
  await page.setViewportSize(TABLET);
  for (const language of ['en', 'ru', 'zh'] as const) {
    await page.goto(localized(paths.home(), language));
    await ready(page);
    await quiet(page);
    const rows = await page.evaluate(() => {
      const shown = (element: Element) => element.getBoundingClientRect().width > 0;
      const lists = document.querySelectorAll('#root main [class*="mfe_catalog-row-"], #root main ol');
      return [...lists].map((list) =>
        Object.values(
          Object.groupBy([...list.children].filter(shown), (item) => Math.round(item.getBoundingClientRect().top)),
        ).map((items) => items!.length),
      );
    });
    expect(rows.length).toBeGreaterThan(1);
    for (const counts of rows) expect(new Set(counts).size, `${language} ${JSON.stringify(rows)}`).toBeLessThan(2);
  }
});

/** Each state of a booking, and each of a payment, whose widest any page of the list may hold together. */
const WIDEST_STATES = [
  ['requested', 'unpaid'],
  ['on_hold', 'partially_paid'],
  ['awaiting_payment', 'deposit_paid'],
  ['confirmed', 'paid'],
  ['completed', 'overpaid'],
  ['cancelled', 'partially_refunded'],
  ['declined', 'refunded'],
  ['expired', 'unpaid'],
  ['no_show', 'unpaid'],
  ['waitlisted', 'unpaid'],
];

/** A row of the list in every state, with the longest deadlines, day and sum. */
const widest = (row: object) =>
  WIDEST_STATES.map(([status, payment_status], index) => {
    const late = index % 2 ? 2 * 24 + 23 : 199 * 24 + 23;
    const until = new Date(Date.now() - late * 3_600_000 - 60_000).toISOString();
    return {
      ...row,
      ...{ id: index + 1, status, payment_status, check_in: '2028-09-28', nights: 21, travellers: 24 },
      ...{ total: '128888.88', reply_by: until, expires_at: until, payment_due_at: until, due: { by: until } },
    };
  });

test.describe('the office', () => {
  test('sets English words in the Latin font, whatever language it speaks', async ({ page, context, office }) => {
    await office.enter(context, 'zh');
    await page.goto(paths.dashboardTranslations());
    const source = page.locator('#root main p[lang="en"]').first();
    await expect(source).toBeVisible();
    await expect(source).toHaveCSS('font-family', /^"?Manrope/);
    await expect(page.locator('#root main h1')).not.toHaveCSS('font-family', /Manrope/);
  });

  test('shows every column of its bookings on a desk, in the longest words', async ({ page, context, office }) => {
    const { slug } = await familyPackage(office, 'per_room');
    await office.book({
      package: slug,
      contact: { name: 'Анна Смирнова', email: uniqueEmail(), phone: '+7 912 345-67-89' },
    });
    await office.enter(context, 'ru');
    await page.setViewportSize(DESKTOP);
    await page.route(/\/api\/bookings\/\?/, async (route) => {
      const answer = await route.fetch();
      const { results, ...list } = (await answer.json()) as { results: object[] };
      await route.fulfill({ response: answer, json: { ...list, results: widest(results[0]!) } });
    });
    await page.goto(paths.dashboardBookings());
    await expect(page.locator('#root main tbody tr')).toHaveCount(WIDEST_STATES.length);
    const table = page.locator('#root main table');
    const beyond = await table.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });

  test('keeps guest and day whole on a phone, whatever waits beside them', async ({ page, context, office }) => {
    const { slug } = await familyPackage(office, 'per_room');
    await office.book({
      package: slug,
      contact: { name: 'Анна Смирнова', email: uniqueEmail(), phone: '+7 912 345-67-89' },
    });
    await office.enter(context, 'ru');
    await page.setViewportSize(PHONE);
    await page.route(/\/api\/bookings\/\?/, async (route) => {
      const answer = await route.fetch();
      const { results, ...list } = (await answer.json()) as { results: object[] };
      const waits = { status: 'requested', message_waiting_since: new Date().toISOString(), also_held: 4 };
      const reply_by = new Date(Date.now() + 24 * 3_600_000 - 60_000).toISOString();
      await route.fulfill({
        response: answer,
        json: { ...list, results: [{ ...results[0], ...waits, reply_by, check_in: '2027-09-28' }] },
      });
    });
    await page.goto(paths.dashboardBookings());
    const row = page.locator('#root main tbody tr');
    await expect(row).toHaveCount(1);
    const cut = await row.getByText('Анна Смирнова').evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    const lines = await row.getByText('28 сент. 2027').evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.selectNodeContents(firstChild!);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('sets both days of a range in one row on a phone', async ({ page, context, office }) => {
    await office.enter(context, 'ru');
    await page.setViewportSize(PHONE);
    await page.goto(paths.dashboardBookings());
    await page.getByRole('button', { name: textsOf('admin', 'ru')('filters.title'), exact: true }).click();
    const days = page.locator('#root main input[type="date"]');
    await expect(days).toHaveCount(6);
    const tops = await days.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    for (const pair of [0, 2, 4]) expect(tops[pair]).toBe(tops[pair + 1]);
  });

  test('says in one line on a phone what is left of a departure', async ({ page, context, office }) => {
    await office.enter(context, 'zh');
    await page.setViewportSize(PHONE);
    await page.goto(`${paths.dashboardDepartures()}?month=${inDays(60).slice(0, 7)}`);
    const counts = page.locator('#root main tbody').getByText(/^已售/);
    await expect(counts.first()).toBeVisible();
    const lines = await counts.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test('keeps its search in its place when the bell comes', async ({ page, context, office }) => {
    await office.enter(context, 'ru');
    await page.addInitScript(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      const look = () => {
        const search = document.querySelector('header button[aria-haspopup="dialog"]');
        if (search) places.add(Math.round(search.getBoundingClientRect().left));
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(paths.overview());
    await expect(page.locator('header details')).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
    // The words beside it may come in another font first; the bell alone is 44 px wide.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(8);
  });

  test('shows on a phone that its menu goes on', async ({ page, context, office }) => {
    await office.enter(context, 'ru');
    await page.setViewportSize(PHONE);
    await page.goto(paths.overview());
    const menu = page.locator('#root nav').first();
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((nav) => nav.scrollWidth > nav.clientWidth)).toBe(true);
    const edge = await menu.evaluate((nav) => getComputedStyle(nav).backgroundAttachment);
    expect(edge).toContain('local');
    expect(edge).toContain('scroll');
  });
});
