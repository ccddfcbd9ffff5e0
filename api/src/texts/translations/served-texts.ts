import { Injectable } from '@nestjs/common';
import { isStaffPath } from '@atoll/contract/paths';
import { OWN_TEXTS } from './own-words.js';
import { RemotesService } from '../remotes/remotes.service.js';
import type { ReleasedTexts } from '../remotes/release-texts.js';

/** Released texts at one moment. */
export interface ServedTextSet {
  /** Changes with any promotion, rollback or build of the shell. */
  tag: string;
  namespaces: ReleasedTexts;
  /** Namespaces that public pages need. */
  publicNamespaces: string[];
}

/** Texts of the releases that are served now and of the API itself: what edits are laid over. */
@Injectable()
export class ServedTexts {
  constructor(private readonly remotes: RemotesService) {}

  /** What is served now. */
  async current(): Promise<ServedTextSet> {
    const [{ tag }, released, declarations] = await Promise.all([
      this.remotes.served(),
      this.remotes.texts(),
      this.remotes.declarations(),
    ]);
    const staff = new Set(
      declarations
        .filter(({ routes }) => routes.every(({ access, path }) => access === 'staff' || isStaffPath(path)))
        .map(({ namespace }) => namespace),
    );
    const publicNamespaces = Object.keys(released.namespaces).filter((name) => !staff.has(name));
    return { tag, namespaces: { ...released.namespaces, ...OWN_TEXTS }, publicNamespaces };
  }

  /**
   * What namespaces are called: a release that is served, or that there is none of, is no part of a name.
   * @param asked as for `ofReleases`
   */
  async namesOf(asked: readonly string[]): Promise<{ names: Map<string, string>; served: Set<string> }> {
    const { namespaces } = await this.current();
    const served = new Set(Object.keys(namespaces));
    const names = await Promise.all(
      asked.map(async (name): Promise<[string, string]> => {
        const [namespace = '', version] = name.split('@');
        const isOther = version !== undefined && (await this.remotes.textsOf(namespace, version)) !== null;
        if (isOther) served.add(name);
        return [name, isOther ? name : namespace];
      }),
    );
    return { names: new Map(names), served };
  }

  /**
   * What is served now, with the texts of other releases in place of the served ones where somebody asks for them. A release that
   * is served, or that there is none of, changes nothing: not the tag either.
   * @param asked namespaces, some with a release: `catalog@0.1.0-1a2b3c4d`
   * @param count is called before the store is asked for a release that is not kept, and may refuse
   */
  async ofReleases(
    asked: readonly string[],
    count?: () => Promise<void>,
  ): Promise<ServedTextSet & { wanted: string[] }> {
    const current = await this.current();
    const wanted = asked.map((name) => name.split('@', 1)[0] ?? '');
    const others = await Promise.all(
      asked.map(async (name) => {
        const [namespace = '', version] = name.split('@');
        const texts = version === undefined ? null : await this.remotes.textsOf(namespace, version, count);
        return texts && { name, namespace, texts };
      }),
    );
    const found = others.filter((other) => other !== null);
    if (found.length === 0) return { ...current, wanted };
    const namespaces = { ...current.namespaces, ...Object.fromEntries(found.map((it) => [it.namespace, it.texts])) };
    return { ...current, tag: [current.tag, ...found.map(({ name }) => name)].join(' '), namespaces, wanted };
  }
}
