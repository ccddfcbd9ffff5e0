import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { PageLine } from './page-line';

const notify = jest.fn();
const write = jest.fn<(text: string) => Promise<void>>();
const open = () =>
  renderApp(<PageLine items={[{ label: 'Home', to: '/' }, { label: 'Manta week' }]} />, { texts: { catalog: en } });
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const here = () => window.location.origin + window.location.pathname;

beforeEach(() => {
  notify.mockClear();
  write.mockReset();
  bindShell({ release: 'r', notify, reportError: () => 'e' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the line over a page', () => {
  it('copies the address of the page and says so', async () => {
    const { user } = await open();
    give('clipboard', { writeText: write.mockResolvedValue() });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith(here());
    expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'The link is copied.' });
  });

  it('shows the address to be taken by hand where nothing can be copied', async () => {
    const { user } = await open();
    give('clipboard', { writeText: write.mockRejectedValue(new Error('refused')) });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('textbox', { name: 'Link to this page' })).toHaveValue(here());
    expect(notify).not.toHaveBeenCalled();
  });

  it('shares with what the device has for it, and leaves it at that where somebody closes it', async () => {
    const share = jest.fn<(what: object) => Promise<void>>().mockRejectedValue(new Error('closed'));
    give('share', share);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Manta week', url: here() });
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    expect(notify).not.toHaveBeenCalled();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
