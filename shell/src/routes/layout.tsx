import { useLayoutEffect } from 'react';
import { Outlet, type RouteObject, useRouteError } from 'react-router';
import { LANGUAGES, LANGUAGE_CODES } from '@atoll/contract/languages';
import type { DeclaredRoute } from '../app-context';
import { AppError } from '../errors/app-error';
import { reportError } from '../errors/error-reports';
import { replaceStaticFrame } from '../first-paint';
import { PublicFrame } from '../frame/public-frame';
import { Progress } from '../navigation/progress';
import { ScrollAndFocus } from '../navigation/scroll-and-focus';
import { Notifications } from '../notifications/notifications';
import { BareFrame } from '../office/bare-frame';
import { OfficeFrame } from '../office/office-frame';

/** Public ones with bar and foot, the login without, the office with its menu. */
export type Layout = 'public' | 'bare' | 'office';

function Root() {
  useLayoutEffect(replaceStaticFrame, []);
  return (
    <>
      <Progress />
      <Outlet />
      <ScrollAndFocus />
      <Notifications />
    </>
  );
}

function RootError() {
  return <AppError errorId={reportError(useRouteError(), 'app')} />;
}

/** Pages in their frames. Browser and server draw the same tree, or the browser could not go on with what the server drew. */
export const layoutOf = (pages: Record<Layout, RouteObject[]>): RouteObject[] => [
  {
    id: 'root',
    element: <Root />,
    errorElement: <RootError />,
    children: [
      { id: 'public', element: <PublicFrame />, children: pages.public },
      { id: 'bare', element: <BareFrame />, children: pages.bare },
      { id: 'office', element: <OfficeFrame />, children: pages.office },
    ],
  },
];

/** Prefixes of public addresses, one for each language. */
export const PREFIXES = LANGUAGE_CODES.map((code) => LANGUAGES[code].prefix);

/** Id and pattern of a declared route under a prefix. */
export const placeOf = ({ id, path }: DeclaredRoute, prefix: string) => ({
  id: `${prefix}#${id}`,
  path: path === '/' ? prefix || '/' : prefix + path,
});
