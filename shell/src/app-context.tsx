import { createContext, useContext } from 'react';
import type { DocumentState } from '@atoll/contract/document';
import type { NavDeclaration, RouteDeclaration } from '@atoll/contract/remote';
import type { RemoteSet } from '@atoll/contract/release';
import type { AppStore } from '@atoll/api-client/base';
import type { RemoteLoader } from './remotes/remote-loader';

export interface DeclaredRoute extends RouteDeclaration {
  remote: string;
  namespace: string;
}

/** The page's parts that routes and frame need; made once in `main.tsx`. */
export interface App {
  state: DocumentState;
  set: RemoteSet;
  store: AppStore;
  loader: RemoteLoader;
  /** Asks the registry for remotes that had no usable release; true when routes have been added. */
  refresh(): Promise<boolean>;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('AppContext is missing');
  return app;
}

const declarations = (set: RemoteSet) =>
  set.remotes.flatMap(({ name, candidates }) => {
    const declaration = candidates[0]?.declaration;
    return declaration ? [{ name, declaration }] : [];
  });

/** Routes of all remotes, as the best release of each declares them. */
export const routesOf = (set: RemoteSet): DeclaredRoute[] =>
  declarations(set).flatMap(({ name, declaration }) =>
    declaration.routes.map((route) => ({ ...route, remote: name, namespace: declaration.namespace })),
  );

/** Links of one area in their order. */
export const navOf = (set: RemoteSet, area: NavDeclaration['area']): NavDeclaration[] =>
  declarations(set)
    .flatMap(({ declaration }) => declaration.nav)
    .filter((entry) => entry.area === area)
    .toSorted((a, b) => a.order - b.order);

/** Namespaces that the labels of an area's links need. */
export const navNamespaces = (set: RemoteSet, areas: NavDeclaration['area'][]): string[] => [
  ...new Set(areas.flatMap((area) => navOf(set, area)).map(({ labelKey }) => labelKey.split(':')[0] ?? 'shell')),
];
