import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { Remote, ShellContext } from '@atoll/contract/remote';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { isRunnable } from '@atoll/registry/contract-range';
import { type ErrorLevel, type Origin, reportError } from '../errors/error-reports';
import { type Watch, bring, filesOf, silenceClock, unless } from './arrival';
import { absolute, allow, integrityPlugin } from './integrity';

/** Silence that all candidates of a remote may have together; with a server that hangs the card stands within 5 s. */
export const BUDGET_MS = 3_500;

export interface LoadedPage {
  Page: ComponentType;
  origin: Origin;
}

/** Why a remote's page could not be had; `errorId` is what the card shows. */
export class RemoteFailure extends Error {
  readonly remote: string;
  readonly errorId: string;

  constructor(remote: string, errorId: string, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.remote = remote;
    this.errorId = errorId;
  }
}

/** How a container is had; tests replace it. */
export interface Containers {
  /** Has the files of a page come without running them. `query` is that of the attempt. */
  bring(release: ResolvedRelease, page: string, query: string, watch: Watch): Promise<void>;
  /** Runs the container. */
  load(container: string, release: ResolvedRelease, query: string): Promise<Remote>;
}

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** The real one: Module Federation's runtime behind the integrity check. */
export function federatedContainers(): Containers {
  registerPlugins([integrityPlugin]);
  return {
    bring: (release, page, query, watch) => bring(filesOf(release, page, query), watch),
    async load(container, release, query) {
      allow(release);
      const entry = absolute(release, release.entry) + query;
      forget(container);
      registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force: true });
      const module = await loadRemote<{ default: Remote }>(`${container}/contract`);
      if (!module?.default) throw new Error(`${container} exposes no contract`);
      return module.default;
    },
  };
}

/** What a container left behind that failed half-way, or the previous candidate's, must not answer for the next one. */
function forget(container: string): void {
  Reflect.set(window, container, undefined);
  Reflect.deleteProperty(window, `atoll_chunks_${container}`);
  for (const element of document.querySelectorAll(`[data-rspack^="${container}:"]`)) {
    if (element.tagName === 'SCRIPT' || element.hasAttribute('data-rspack-loading')) element.remove();
  }
}

interface Running {
  remote: Remote;
  origin: Origin;
  /** Query of the attempt that brought it; its chunks have the same. */
  query: string;
}

/** Loads the pages of one document's remote set: promoted release first, then those before it. */
export function createRemoteLoader(
  set: RemoteSet,
  containers: Containers,
  contextOf: (origin: Origin) => ShellContext,
) {
  const running = new Map<string, Running>();
  const pages = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  const attempts = new Map<string, number>();
  const prefetched = new Set<string>();

  /**
   * A request that hangs answers for every later one of the same address, so another try needs another address; the container
   * carries the query over to its chunks (tools/presets/retry-query.mjs).
   */
  function nextQuery(release: ResolvedRelease): string {
    const attempt = attempts.get(release.base) ?? 0;
    attempts.set(release.base, attempt + 1);
    return attempt === 0 ? '' : `?try=${attempt}`;
  }

  /** What may answer for a remote: only what runs already, if something does. */
  function candidatesOf(name: string): ResolvedRelease[] {
    const active = running.get(name)?.origin.version;
    const entry = set.remotes.find((remote) => remote.name === name);
    return (entry?.candidates ?? []).filter(({ version }) => !active || version === active);
  }

  async function start(
    name: string,
    release: ResolvedRelease,
    page: string,
    watch: Required<Pick<Watch, 'signal' | 'alive'>>,
  ): Promise<LoadedPage> {
    const origin = { name, version: release.version };
    const { declaration } = release;
    if (!isRunnable(declaration)) throw new Error(`Contract ${declaration.contract} is out of range`);
    const known = running.get(name);
    const query = known?.query ?? nextQuery(release);
    await containers.bring(release, page, query, watch);
    watch.alive();
    const remote = known?.remote ?? (await containers.load(containerName(name), release, query));
    const importPage = remote.pages[page];
    if (!importPage) throw new Error(`${name} has no page ${page}`);
    const { default: Page } = await importPage();
    // Another candidate may run by now.
    watch.signal.throwIfAborted();
    if (!known) {
      remote.setup?.(contextOf(origin));
      running.set(name, { remote, origin, query });
    }
    return { Page, origin };
  }

  async function tryCandidates(name: string, page: string): Promise<LoadedPage> {
    const entry = set.remotes.find((remote) => remote.name === name);
    const candidates = candidatesOf(name);
    let failure: unknown = new Error(`No release of ${name} is available`);
    let errorId: string | undefined;
    let left = BUDGET_MS;
    for (const [index, release] of candidates.entries()) {
      // A candidate that hangs leaves the next one enough time for an answer.
      const share = index < candidates.length - 1 ? left * 0.6 : left;
      const clock = silenceClock(share, `${name} ${release.version}`);
      try {
        const loaded = await unless(clock.signal, start(name, release, page, clock));
        // Links and texts are those of the release that runs.
        if (entry && entry.candidates[0] !== release) entry.candidates = [release];
        return loaded;
      } catch (error) {
        if (clock.signal.aborted) left -= share;
        failure = error;
        errorId = reportError(error, 'remote' satisfies ErrorLevel, { name, version: release.version });
      } finally {
        clock.stop();
      }
    }
    throw new RemoteFailure(name, errorId ?? reportError(failure, 'remote'), failure);
  }

  return {
    /** A page of a remote; concurrent calls share one attempt, a failed one is forgotten so that Retry tries again. */
    loadPage(name: string, page: string): Promise<LoadedPage> {
      const key = `${name} ${page}`;
      const ready = pages.get(key);
      if (ready) return Promise.resolve(ready);
      const started = loading.get(key);
      if (started) return started;
      const attempt = tryCandidates(name, page)
        .then((loaded) => {
          pages.set(key, loaded);
          return loaded;
        })
        .finally(() => loading.delete(key));
      loading.set(key, attempt);
      return attempt;
    },

    /**
     * Has a page's files come before they are asked for. Runs nothing of them: a remote that freezes its page must not freeze
     * one that merely links to it.
     */
    prefetchPage(name: string, page: string): void {
      const key = `${name} ${page}`;
      const [release] = candidatesOf(name);
      if (!release || pages.has(key) || loading.has(key) || prefetched.has(key)) return;
      prefetched.add(key);
      const query = running.get(name)?.query ?? '';
      containers.bring(release, page, query, { priority: 'low' }).catch(() => prefetched.delete(key));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
