import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { dismiss, messages } from '../notifications/messages';

let isReachable = false;
const script = () => {
  if (!isReachable) throw new Error('Loading chunk 444 failed');
  return { default: () => <dialog open>It is here</dialog> };
};
jest.unstable_mockModule('../office/palette/palette', script);
jest.unstable_mockModule('../translation/translate-dialog', script);
const { PaletteButton } = await import('../office/palette/palette-button');
const { TranslateButton } = await import('../translation/translate-button');

beforeEach(() => {
  isReachable = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of messages()) dismiss(id);
  jest.restoreAllMocks();
});

describe.each([
  ['the palette of the office', <PaletteButton key="palette" />, /Find/],
  ['the choice of a language by machine', <TranslateButton key="translate" look="disc" />, en.translate.open],
])('%s', (_, button, name) => {
  it('says that its script cannot be had, leaves the page, and comes by the next press once it can', async () => {
    const shown = (
      <>
        {button}
        <input aria-label="Typed" />
      </>
    );
    const { user } = await renderApp(shown, { path: '*', texts: { shell: en } });
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(messages()).toMatchObject([{ kind: 'error', text: en.error.part }]));
    expect(screen.getByRole('textbox')).toHaveValue('Words');
    isReachable = true;
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('It is here')).toBeInTheDocument();
    expect(messages()).toHaveLength(1);
  });
});
