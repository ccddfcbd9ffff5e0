import '../src/document.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@atoll/contract/languages';
import { setLanguage } from '@atoll/i18n/instance';
import { bindShell } from '../src/shell-context.tsx';
import { Gallery } from './gallery.tsx';
import { pretend } from './pretend.ts';
import { ON_PURPOSE } from './specimens/messages.tsx';
import { addCommonTexts } from './texts.ts';

const asked = new URLSearchParams(location.search);
const language = LANGUAGE_CODES.find((code) => code === asked.get('language')) ?? DEFAULT_LANGUAGE;
const theme = (['light', 'dark'] as const).find((name) => name === asked.get('theme')) ?? null;

bindShell({
  release: 'gallery',
  notify: () => undefined,
  reportError: () => '00000000-0000-7000-8000-0000d6f1a2b3',
});

async function start(): Promise<void> {
  addCommonTexts();
  await setLanguage(language);
  pretend(theme);
  createRoot(document.getElementById('root')!, {
    onCaughtError: (error) => error === ON_PURPOSE || console.error(error),
  }).render(
    <MemoryRouter>
      <Gallery language={language} theme={theme} />
    </MemoryRouter>,
  );
}

void start();
