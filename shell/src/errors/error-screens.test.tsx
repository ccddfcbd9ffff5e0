import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import { addRealTexts } from '@atoll/testing/texts';
import en from '../../locales/en.json' with { type: 'json' };
import { RemotePage } from '../routes/remote-page';
import { AppError } from './app-error';
import { ErrorBoundary } from './error-boundary';
import { reportError } from './error-reports';

const thrown = new Error('The page cannot be drawn');
const origin = { name: 'mfe-catalog', version: '0.1.0-1a2b3c4d' };
let broken = true;
const draw = jest.fn(() => {
  if (broken) throw thrown;
  return <h1>Packages</h1>;
});
const Page = () => draw();

const inEnglish = (ui: ReactElement) => render(<I18nextProvider i18n={i18n}>{ui}</I18nextProvider>);
const shownId = () => screen.getByText(/^Error id: /).textContent?.replace('Error id: ', '');

beforeEach(async () => {
  broken = true;
  // jsdom has no user timing.
  Object.assign(performance, { mark: () => undefined });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addRealTexts('en', { shell: en });
  await setLanguage('en');
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the error screen of a page', () => {
  const open = async () => {
    const loader = () => ({ state: 'ready', loaded: { Page, origin } });
    const router = createMemoryRouter(
      [
        { path: '/', element: <h1>Home</h1> },
        { path: '/packages', loader, element: <RemotePage />, hydrateFallbackElement: <p /> },
      ],
      { initialEntries: ['/', '/packages'] },
    );
    inEnglish(<RouterProvider router={router} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  };

  it('offers three tries, then only the way back, under the id that was reported', async () => {
    await open();
    expect(shownId()).toBe(reportError(thrown, 'page').slice(-8));
    for (let tries = 0; tries < 3; tries += 1) {
      draw.mockClear();
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(draw).toHaveBeenCalled();
      expect(screen.getByRole('alert')).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByText(/after three tries/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });
});

describe('the error screen of the application', () => {
  it('offers to reload or to go home, under the id that was reported', () => {
    inEnglish(
      <ErrorBoundary level="app" fallback={(errorId) => <AppError errorId={errorId} />}>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(shownId()).toBe(reportError(thrown, 'app').slice(-8));
    expect(screen.getByRole('button', { name: 'Reload Application' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to Homepage' })).toBeInTheDocument();
  });
});
