import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { MANAGER, as } from '../test/staff';
import { SectionTabs } from './section-tabs';

const seen: string[] = [];
const original = Element.prototype.scrollIntoView;
afterEach(() => {
  Element.prototype.scrollIntoView = original;
  seen.length = 0;
});

it.each([
  ['/dashboard/translations', 'Texts'],
  ['/dashboard/translations/releases', 'Changes'],
  ['/dashboard/translations/languages/ru', 'Languages'],
])('bring the current one into sight where they scroll: %s', async (route, name) => {
  Element.prototype.scrollIntoView = jest.fn(function see(this: Element) {
    seen.push(this.textContent ?? '');
  });
  await renderApp(<SectionTabs />, { route, texts: { i18n: en }, prepare: as(MANAGER) });
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(seen).toEqual([name]);
});
