import type { Kind, KindPath } from './kind';
import { SOLD_KINDS } from './kinds/sold';
import { TERM_KINDS } from './kinds/terms';
import { WRITTEN_KINDS } from './kinds/written';

const ALL = [...SOLD_KINDS, ...TERM_KINDS, ...WRITTEN_KINDS];

export const KINDS: ReadonlyMap<KindPath, Kind> = new Map(ALL.map((kind) => [kind.path, kind]));

/** The kind whose list or form stands at an address of the office. */
export const kindAt = (pathname: string): Kind | undefined =>
  ALL.find(({ screen }) => pathname === screen || pathname.startsWith(`${screen}/`));
