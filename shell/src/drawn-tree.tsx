import { type ReactNode, StrictMode, Suspense } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { AppContext, type Drawing, useApp } from './app-context';
import { AppError } from './errors/app-error';
import { ErrorBoundary } from './errors/error-boundary';

/** What stands around the router, in the browser and on the server alike: `useId` counts on it. */
export function DrawnTree({ app, i18n, children }: { app: Drawing; i18n: I18n; children: ReactNode }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Provider store={app.store} serverState={app.store.getState()}>
          <AppContext value={app}>
            <ErrorBoundary level="app" fallback={(errorId) => <AppError errorId={errorId} />}>
              {children}
            </ErrorBoundary>
          </AppContext>
        </Provider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** A part of the page that the browser takes over from the server's document by itself, between other tasks. */
export function Piece({ children }: { children: ReactNode }) {
  return useApp().inOnePiece ? children : <Suspense>{children}</Suspense>;
}
