import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { Remote, ShellContext } from '@atoll/contract/remote';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { supportsContract } from '@atoll/registry/contract-range';
import { type ErrorLevel, type Origin, reportError } from '../errors/error-reports';
import { absolute, allow, integrityPlugin, setDeadline } from './integrity';

/** Time for all candidates of a remote together; the card stands within 5 s (architecture: a broken remote). */
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

/** How a container is fetched; tests replace it. */
export interface Containers {
  load(container: string, release: ResolvedRelease, budgetMs: number): Promise<Remote>;
}

const containerName = (remote: string) => remote.replaceAll('-', '_');

/** The real one: Module Federation's runtime behind the integrity check. */
export function federatedContainers(): Containers {
  registerPlugins([integrityPlugin]);
  const attempts = new Map<string, number>();
  return {
    async load(container, release, budgetMs) {
      allow(release);
      const address = absolute(release, release.entry);
      const attempt = attempts.get(address) ?? 0;
      attempts.set(address, attempt + 1);
      // A request that hangs answers for every later one of the same address, so another try needs another address;
      // the container carries the query over to its chunks (tools/presets/retry-query.mjs).
      const entry = attempt === 0 ? address : `${address}?try=${attempt}`;
      setDeadline(entry, budgetMs);
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

const within = <T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

interface Running {
  remote: Remote;
  origin: Origin;
}

/** Loads the pages of one document's remote set: promoted release first, then the previous one, within one budget. */
export function createRemoteLoader(
  set: RemoteSet,
  containers: Containers,
  contextOf: (origin: Origin) => ShellContext,
) {
  const running = new Map<string, Running>();
  const pages = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  async function start(name: string, release: ResolvedRelease, page: string, budgetMs: number): Promise<LoadedPage> {
    const origin = { name, version: release.version };
    const { contract, runtime } = release.declaration;
    if (runtime !== 'external' || !supportsContract(contract)) throw new Error(`Contract ${contract} is out of range`);
    const known = running.get(name);
    const remote = known?.remote ?? (await containers.load(containerName(name), release, budgetMs));
    const importPage = remote.pages[page];
    if (!importPage) throw new Error(`${name} has no page ${page}`);
    const { default: Page } = await importPage();
    if (!known) {
      remote.setup?.(contextOf(origin));
      running.set(name, { remote, origin });
    }
    return { Page, origin };
  }

  async function tryCandidates(name: string, page: string): Promise<LoadedPage> {
    const deadline = performance.now() + BUDGET_MS;
    const all = set.remotes.find((remote) => remote.name === name)?.candidates ?? [];
    const active = running.get(name)?.origin.version;
    const candidates = active ? all.filter(({ version }) => version === active) : all;
    let failure: unknown = new Error(`No release of ${name} is available`);
    let errorId: string | undefined;
    for (const [index, release] of candidates.entries()) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      // A candidate that hangs leaves the next one enough time for an answer.
      const share = index < candidates.length - 1 ? left * 0.6 : left;
      try {
        return await within(start(name, release, page, share), share, `${name} ${release.version}`);
      } catch (error) {
        failure = error;
        errorId = reportError(error, 'remote' satisfies ErrorLevel, { name, version: release.version });
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
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
