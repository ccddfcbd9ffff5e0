import { splitLanguage } from '@atoll/contract/paths';
import { matchPath } from 'react-router';
import type { DeclaredRoute } from '../app-context';
import type { RemoteLoader } from '../remotes/remote-loader';

const INTENT_MS = 65;

/** Fetches the code of a page while the pointer or the focus rests on a link to it. */
export function prefetchOnIntent(routes: DeclaredRoute[], loader: RemoteLoader): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    const { path } = splitLanguage(link.pathname);
    const route = routes.find((it) => matchPath(it.path, path));
    if (!route) return;
    timer = setTimeout(() => loader.prefetchPage(route.remote, route.page), INTENT_MS);
  };
  document.addEventListener('pointerover', intent, { passive: true });
  document.addEventListener('focusin', intent);
}
