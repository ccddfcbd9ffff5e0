import type { Arrangement } from './arrangement';

/** What this browser kept before a kept change knew on what it was made. */
interface OlderDraft {
  /** Empty where nothing was moved. */
  order: number[];
  edits: Record<number, Partial<Arrangement['sections'][number]>>;
}

const keyOf = (user: string) => `atoll_office:${user}:homepage`;

/** The page with what was kept of it in the older form laid over, as it was then; null where nothing was. */
export function readOlderDraft(user: string, base: Arrangement): Arrangement | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as Partial<OlderDraft> | null;
    if (!kept || !Array.isArray(kept.order) || typeof kept.edits !== 'object') return null;
    const { order, edits = {} } = kept;
    const sections = Object.entries(base.sections).map(([id, section]) => {
      const edit = edits[Number(id)];
      return [id, { ...section, ...edit, texts: { ...section.texts, ...edit?.texts } }];
    });
    return {
      order: [...order.filter((id) => base.order.includes(id)), ...base.order.filter((id) => !order.includes(id))],
      sections: Object.fromEntries(sections) as Arrangement['sections'],
    };
  } catch {
    return null;
  }
}

/** Forgets it, once it is kept as drafts are now. */
export function dropOlderDraft(user: string): void {
  try {
    localStorage.removeItem(keyOf(user));
  } catch {
    // A browser that keeps nothing has none.
  }
}
