import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import WelcomePage from './welcome-page';

const TEXTS = { en, ru, zh } satisfies Record<Language, object>;

describe('the page welcome', () => {
  it.each(LANGUAGE_CODES)('says in %s what it is', async (language) => {
    const handlers = { 'GET /homepage/public/': { body: { settings: { site_title: 'Lagoon Travel' } } } };
    await renderApp(<WelcomePage />, { language, texts: { hello: TEXTS[language] }, handlers });
    const { title, lead } = TEXTS[language].welcome;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Lagoon Travel`));
  });
});
