import { Injectable } from '@nestjs/common';
import { isStaffPath } from '@atoll/contract/paths';
import { RemotesService } from '../remotes/remotes.service.js';
import type { ReleasedTexts } from './release-texts.js';

/** Released texts at one moment. */
export interface ServedTextSet {
  /** Changes with any promotion, rollback or build of the shell. */
  tag: string;
  namespaces: ReleasedTexts;
  /** Namespaces that public pages need. */
  publicNamespaces: string[];
}

/** Texts of the releases that are served now: what edits are laid over. */
@Injectable()
export class ServedTexts {
  constructor(private readonly remotes: RemotesService) {}

  /** What is served now. */
  async current(): Promise<ServedTextSet> {
    const [{ tag }, { namespaces }, declarations] = await Promise.all([
      this.remotes.served(),
      this.remotes.texts(),
      this.remotes.declarations(),
    ]);
    const staff = new Set(
      declarations
        .filter(({ routes }) => routes.every(({ access, path }) => access === 'staff' || isStaffPath(path)))
        .map(({ namespace }) => namespace),
    );
    return { tag, namespaces, publicNamespaces: Object.keys(namespaces).filter((name) => !staff.has(name)) };
  }
}
