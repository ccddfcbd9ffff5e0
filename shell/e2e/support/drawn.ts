// What is looked at of a page that was drawn on the server. Functions of the page know nothing but the page.
import type { Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';

/** What a reader sees of a page. */
export const outline = () => {
  // What is asked for when somebody comes near is no part of what the server drew.
  const all = <T>(selector: string, read: (element: HTMLElement) => T) =>
    [...document.querySelectorAll<HTMLElement>(`#root ${selector}`)]
      .filter((element) => !element.closest('[data-asked]'))
      .map(read);
  // Choices of a list are read when the page stands, and something else may be shown where no script runs: how they lie beside each
  // other is theirs.
  const columns = (element: HTMLElement) => {
    const { display, gridTemplateColumns } = getComputedStyle(element);
    return display === 'grid' && !element.closest('aside, dialog, form, [class*="scripted"]')
      ? [gridTemplateColumns.split(' ').length]
      : [];
  };
  return {
    title: document.title,
    headings: all(':is(h1, h2, h3)', (heading) => `${heading.tagName} ${heading.textContent}`),
    links: all('a', (link) => link.getAttribute('href')),
    prices: all('.doc-price__amount', (price) => price.textContent),
    pictures: all('img', (image) => [
      image.getAttribute('src'),
      image.getAttribute('srcset'),
      image.getAttribute('alt'),
    ]),
    counts: all('main [role="status"]', (status) => status.textContent),
    columns: all('main *', columns).flat(),
  };
};

export type Outline = ReturnType<typeof outline>;

/** Keeps every element that the document came with, before any script of ours runs. */
export const keepNodes = () =>
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { came: [...document.querySelectorAll('#root *')] });
  });

/** How many of them there are, and which are gone. */
export const keptNodes = () => {
  const { came } = window as unknown as { came: Element[] };
  return {
    came: came.length,
    gone: came.filter((element) => !element.isConnected).map((it) => `${it.tagName} ${it.className}`),
  };
};

/** How many elements of the page nobody has gone on with yet: React writes on those that it knows. */
export const waitingNodes = () => {
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return [...document.querySelectorAll('#root main *')].filter((element) => !isKnown(element)).length;
};

/** Shows the page to its end, a bit at a time. */
export const showAll = async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => requestAnimationFrame(done));
  }
};

/** Every kind of public page, with what an address may ask besides. */
export async function addressesOf(page: Page, language: Language): Promise<string[]> {
  const slugOf = async (kind: string) => {
    const answer = await page.request.get(`/api/${kind}/?lang=en`);
    return ((await answer.json()) as { results: { slug: string }[] }).results[0]!.slug;
  };
  const trip = paths.package(await slugOf('packages'));
  const lists = [paths.packages(), paths.packages('category=diving'), paths.packages('page=2'), paths.resorts()];
  const booking = paths.packageBook(await slugOf('packages'));
  const all = [paths.home(), ...lists, trip, `${trip}?month=3`, booking, paths.resort(await slugOf('resorts'))];
  return all.map((address) => localized(address, language));
}
