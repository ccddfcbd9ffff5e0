import type { Language } from '@atoll/contract/languages';

/** Texts as they were released: namespace, language, flat dotted key. */
export type ReleasedTexts = Record<string, Partial<Record<Language, Record<string, string>>>>;

/** All released texts, and a version that changes when any of them does. */
export interface ReleaseTextSet {
  version: string;
  namespaces: ReleasedTexts;
}

/** Where the released texts come from: the served releases and the shell's build. Provided by the remotes module. */
export abstract class ReleaseTexts {
  abstract texts(): Promise<ReleaseTextSet>;
}
