import { createContext, useContext } from 'react';
import type { DocumentState } from '@atoll/contract/document';
import type { NavDeclaration, RouteDeclaration } from '@atoll/contract/remote';
import type { RemoteSet } from '@atoll/contract/release';
import { type LeftOut, withoutCollisions } from '@atoll/registry/conflicts';
import type { AppStore } from '@atoll/api-client/base';
import type { RemoteLoader } from './remotes/remote-loader';

export interface DeclaredRoute extends RouteDeclaration {
  remote: string;
  namespace: string;
}

/** What is drawn needs of the page; made once in `main.tsx`, and for each page that is drawn on the server. */
export interface Drawing {
  state: DocumentState;
  set: RemoteSet;
  store: AppStore;
  /** What is drawn without the seams along which the browser takes it over: a fault in a piece is then one of the whole. */
  inOnePiece?: 'frame' | 'all';
}

/** What the document says that there is nothing of, in whose words: the server has been asked for it a moment ago. */
export interface Missing {
  /** Path and search. */
  address: string;
  heading: NonNullable<DocumentState['heading']>;
}

/** True of the document of a page that is not there. */
export const isMissing = ({ status }: DocumentState): boolean => status === 404 || status === 410;

/** The page's parts that its routes need besides. */
export interface App extends Drawing {
  loader: RemoteLoader;
  missing?: Missing;
  /** Asks the registry for remotes that had no usable release; true when routes have been added. */
  refresh(): Promise<boolean>;
}

export const AppContext = createContext<Drawing | null>(null);

export function useApp(): Drawing {
  const app = useContext(AppContext);
  if (!app) throw new Error('AppContext is missing');
  return app;
}

/** What the best release of each remote declares, as far as it does not collide with what another has. */
const agreed = (set: RemoteSet) =>
  withoutCollisions(set.remotes.flatMap(({ candidates }) => candidates[0]?.declaration ?? []));

/** Routes of all remotes. */
export const routesOf = (set: RemoteSet): DeclaredRoute[] =>
  agreed(set).declarations.flatMap(({ name, namespace, routes }) =>
    routes.map((route) => ({ ...route, remote: name, namespace })),
  );

/** What the page does without, because two remotes declare it. */
export const collisionsOf = (set: RemoteSet): LeftOut[] => agreed(set).leftOut;

/** Links of one area in their order. */
export const navOf = (set: RemoteSet, area: NavDeclaration['area']): NavDeclaration[] =>
  agreed(set)
    .declarations.flatMap(({ nav }) => nav)
    .filter((entry) => entry.area === area)
    .toSorted((a, b) => a.order - b.order);

/** Namespaces that the labels of an area's links need. */
export const navNamespaces = (set: RemoteSet, areas: NavDeclaration['area'][]): string[] => [
  ...new Set(areas.flatMap((area) => navOf(set, area)).map(({ labelKey }) => labelKey.split(':')[0] ?? 'shell')),
];
