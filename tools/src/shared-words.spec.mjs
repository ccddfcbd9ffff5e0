// Remotes may not import one another, nor the shell and the API: what two of them tell in texts of their own must still have one name.
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const texts = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

/** Codes of the API, and the keys under which the booking form tells them. */
const MEALS = { RO: 'room_only', BB: 'bed_breakfast', HB: 'half_board', FB: 'full_board', AI: 'all_inclusive' };

describe('a meal plan', () => {
  it.each(['en', 'ru', 'zh'])('is called alike in the catalogue and in the booking form, in %s', (language) => {
    const catalogue = texts(`mfe-catalog/locales/${language}.json`).meals;
    const common = texts(`libs/i18n/locales/common/${language}.json`).meals;
    for (const [code, name] of Object.entries(MEALS)) expect([code, common[name]]).toEqual([code, catalogue[code]]);
  });
});

describe('the bank of the agency', () => {
  it.each(['en', 'ru', 'zh'])('is told alike on the page of a booking and on its papers, in %s', (language) => {
    const papers = texts(`api/src/texts/documents/locales/${language}.json`).paper.bank;
    expect(texts(`mfe-booking/locales/${language}.json`).pay.details).toEqual(papers.details);
  });
});

describe('an address that nobody knows', () => {
  it.each(['en', 'ru', 'zh'])('has one title in the document of the server and in the browser, in %s', (language) => {
    const documents = texts(`api/src/texts/documents/locales/${language}.json`).notFound;
    const shell = texts(`shell/locales/${language}.json`).notFound;
    expect(shell.name).toBe(documents.title);
  });
});
