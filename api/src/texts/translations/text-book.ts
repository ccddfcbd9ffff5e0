import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { foldText } from '../../content/listing/fold-text.js';
import { mapInSlices } from '../../platform/data/slices.js';
import {
  type Texts,
  type TextsByLanguage,
  baseHash,
  keysFor,
  pluralKey,
  requiredForms,
  sourceHash,
  sourceOf,
  withEdits,
} from './merge-texts.js';
import { type QaIssue, checkText } from './quality.js';
import { type TextPlace, textId } from '../languages/text-id.js';
import type { QaState, TextFilter, TextState } from './translations.dto.js';
import type { CustomKeyRow, EditRow } from './translations.queries.js';

/** Texts by namespace and language, as released. */
export type Namespaces = Record<string, TextsByLanguage>;

/** Edits by the id of their text. */
export type EditIndex = Map<string, EditRow>;

export const indexEdits = (rows: readonly EditRow[]): EditIndex => new Map(rows.map((row) => [textId(row), row]));

/**
 * Released texts with the keys that people added: they stand in the English texts without words, so that every language has
 * them, in its own plural forms.
 */
export function withCustomKeys(released: Namespaces, custom: readonly CustomKeyRow[]): Namespaces {
  const blank: Record<string, Texts> = {};
  for (const { namespace, key, is_plural: isPlural } of custom) {
    const own = (blank[namespace] ??= {});
    for (const name of isPlural ? [`${key}_one`, `${key}_other`] : [key]) own[name] = '';
  }
  const all: Namespaces = { ...released };
  for (const [namespace, own] of Object.entries(blank)) {
    const texts = all[namespace] ?? {};
    all[namespace] = { ...texts, [DEFAULT_LANGUAGE]: { ...own, ...texts[DEFAULT_LANGUAGE] } };
  }
  return all;
}

/** One text with all that is known of it. */
export interface BookRow extends TextPlace {
  plural: { root: string; form: string } | null;
  /** False for a plural form that whole numbers never reach. */
  required: boolean;
  /** English text as it is shown; null for English itself where no text is, and for keys without one. */
  source: string | null;
  /** For a form of a plural: the English `other`, as it is shown. */
  anyNumber: string | null;
  sourceHash: string;
  baseHash: string;
  released: string | null;
  value: string | null;
  edit: EditRow | null;
  approved: boolean;
  stale: boolean;
  status: TextState;
  /** How many wait for a decision. */
  suggestions: number;
  /** True when it did not fit where it was last seen, and is still the same text. */
  clipped: boolean;
  /** Open ones about the text, in all languages or in this one. */
  questions: number;
  custom: CustomKeyRow | null;
}

/** Where the comments of a text hang, in all languages alike: of a plural at the form that every language has. */
export const threadKey = ({ key, plural }: Pick<BookRow, 'key' | 'plural'>): string =>
  plural ? `${plural.root}_other` : key;

const words = (text: string | null | undefined): string | null => (text?.trim() ? text : null);

/** What is known of texts beside their words. */
export interface BookNotes {
  /** Open suggestions by the id of their text. */
  suggestions: ReadonlyMap<string, number>;
  /** What did not fit where it was seen, by the id of its text. */
  clipped: ReadonlyMap<string, string>;
  /** Open questions by the id of their thread. */
  questions: ReadonlyMap<string, number>;
}

const NO_NOTES: BookNotes = { suggestions: new Map(), clipped: new Map(), questions: new Map() };

/** The texts of one language: what releases carry, the keys that people added, and the edits over both. */
export class TextBook {
  private readonly customs = new Map<string, CustomKeyRow>();
  private readonly english = new Map<string, TextsByLanguage>();
  private readonly known = new Map<string, Texts>();
  private readonly keySets = new Map<string, ReadonlySet<string>>();
  private readonly required: ReadonlySet<string>;

  constructor(
    readonly language: string,
    private readonly namespaces: Namespaces,
    private readonly edits: EditIndex,
    custom: readonly CustomKeyRow[],
    private readonly notes: BookNotes = NO_NOTES,
  ) {
    this.required = new Set(requiredForms(language));
    for (const row of custom) this.customs.set(`${row.namespace}:${row.key}`, row);
  }

  /** Names of the namespaces, sorted. */
  get names(): string[] {
    return Object.keys(this.namespaces).toSorted();
  }

  /** All keys of a namespace in this language, in the plural forms it has. */
  keys(namespace: string): ReadonlySet<string> {
    let keys = this.keySets.get(namespace);
    if (!keys) {
      const texts = Object.hasOwn(this.namespaces, namespace) ? this.namespaces[namespace] : undefined;
      keys = new Set(texts ? keysFor(this.language, texts) : []);
      this.keySets.set(namespace, keys);
    }
    return keys;
  }

  /** The same book with further keys in it, as if they were stored. */
  withKeys(custom: readonly CustomKeyRow[]): TextBook {
    const all = [...this.customs.values(), ...custom];
    const frames = withCustomKeys(this.namespaces, custom);
    return new TextBook(this.language, frames, this.edits, all, this.notes);
  }

  /** The same book with other edits in it, as if they were stored. */
  withEdits(edits: readonly EditRow[]): TextBook {
    const all = new Map([...this.edits, ...indexEdits(edits)]);
    return new TextBook(this.language, this.namespaces, all, [...this.customs.values()], this.notes);
  }

  /** Keys of a namespace in any language, as they are nested: of plurals with and without the form. */
  everyKey(namespace: string): Set<string> {
    const texts = Object.hasOwn(this.namespaces, namespace) ? (this.namespaces[namespace] ?? {}) : {};
    return new Set(Object.values(texts).flatMap((own) => Object.keys(own ?? {})));
  }

  /** Namespaces that have a key. */
  namespacesOf(key: string): string[] {
    return this.names.filter((namespace) => this.keys(namespace).has(key));
  }

  /** A text by its place; null when neither a release nor the agency has the key. */
  find(namespace: string, key: string): BookRow | null {
    return this.keys(namespace).has(key) ? this.row(namespace, key) : null;
  }

  /** Computes what finding many texts needs, in pieces; single ones need only a part of it. */
  async prepare(): Promise<void> {
    const work = this.names.flatMap((namespace) => [
      () => this.keys(namespace),
      () => this.knownOf(namespace),
      () => this.englishOf(namespace),
    ]);
    await mapInSlices(work, (piece) => void piece());
  }

  /** Every text, by namespace and key. */
  async all(): Promise<BookRow[]> {
    await this.prepare();
    const places = this.names.flatMap((namespace) => [...this.keys(namespace)].map((key) => ({ namespace, key })));
    return mapInSlices(places, ({ namespace, key }) => this.row(namespace, key));
  }

  /** Texts that fit the filters. */
  async filtered({ ns, q, status, qa, updated_since: since }: TextFilter): Promise<BookRow[]> {
    const from = since === undefined ? null : Date.parse(since);
    const wanted = q === undefined ? null : foldText(q);
    const rows = await this.all();
    const found = await mapInSlices(
      rows,
      (row) =>
        (ns === undefined || row.namespace === ns) &&
        (status === undefined || fits(row, status)) &&
        (from === null || (row.edit !== null && Date.parse(row.edit.updated_at) >= from)) &&
        (qa === undefined || qaState(row) === qa) &&
        (wanted === null ||
          [row.key, row.source ?? '', row.value ?? ''].some((text) => foldText(text).includes(wanted))),
    );
    return rows.filter((_, index) => found[index]);
  }

  /** Own and English texts: what tells plurals. */
  private knownOf(namespace: string): Texts {
    let known = this.known.get(namespace);
    if (!known) {
      const texts = this.namespaces[namespace] ?? {};
      known = { ...texts[this.language], ...texts[DEFAULT_LANGUAGE] };
      this.known.set(namespace, known);
    }
    return known;
  }

  /** English texts as they are shown. */
  private englishOf(namespace: string): TextsByLanguage {
    let texts = this.english.get(namespace);
    if (!texts) {
      const released = this.namespaces[namespace] ?? {};
      const edits: Texts = {};
      for (const edit of this.edits.values())
        if (edit.namespace === namespace && edit.language === DEFAULT_LANGUAGE && edit.value !== null)
          edits[edit.key] = edit.value;
      texts = { [DEFAULT_LANGUAGE]: withEdits(DEFAULT_LANGUAGE, released, edits) };
      this.english.set(namespace, texts);
    }
    return texts;
  }

  private row(namespace: string, key: string): BookRow {
    const { language } = this;
    const texts = this.namespaces[namespace] ?? {};
    const place = { language, namespace, key };
    const released = words(texts[language]?.[key]);
    const releasedSource = sourceOf(key, texts);
    const plural = pluralKey(key, this.knownOf(namespace));
    const edit = this.edits.get(textId(place)) ?? null;
    const isSource = language === DEFAULT_LANGUAGE;
    const base = baseHash(releasedSource, released);
    const meaning = this.meaningOf(namespace, key, releasedSource);
    const value = words(edit?.value) ?? released;
    const approved = edit?.value != null && edit.status === 'approved';
    const stale = this.isStale({ edit, base, meaning, releasedSource, released, isSource });
    return {
      ...place,
      plural,
      required: plural === null || this.required.has(plural.form),
      source: isSource ? releasedSource : sourceOf(key, this.englishOf(namespace)),
      anyNumber: plural && sourceOf(`${plural.root}_other`, isSource ? texts : this.englishOf(namespace)),
      sourceHash: meaning,
      baseHash: base,
      released,
      value,
      edit,
      approved,
      stale,
      status: statusOf(value, edit, stale),
      suggestions: this.notes.suggestions.get(textId(place)) ?? 0,
      clipped: value !== null && this.notes.clipped.get(textId(place)) === value,
      questions: this.notes.questions.get(textId({ ...place, key: threadKey({ key, plural }) })) ?? 0,
      custom: this.customs.get(`${namespace}:${key}`) ?? this.customs.get(`${namespace}:${plural?.root}`) ?? null,
    };
  }

  /** Hash of the English words that a text is a translation of now. */
  private meaningOf(namespace: string, key: string, releasedSource: string | null): string {
    const english = this.namespaces[namespace]?.[DEFAULT_LANGUAGE] ?? {};
    const plural = pluralKey(key, english);
    const own = this.edits.get(textId({ language: DEFAULT_LANGUAGE, namespace, key }));
    const other =
      plural && this.edits.get(textId({ language: DEFAULT_LANGUAGE, namespace, key: `${plural.root}_other` }));
    const edit = words(own?.value) ? own : words(english[key]) ? null : words(other?.value) ? other : null;
    return edit ? (edit.source_hash ?? sourceHash(edit.value)) : sourceHash(releasedSource);
  }

  private isStale(row: {
    edit: EditRow | null;
    base: string;
    meaning: string;
    releasedSource: string | null;
    released: string | null;
    isSource: boolean;
  }): boolean {
    const { edit, base, meaning, releasedSource, released, isSource } = row;
    if (edit?.value != null) {
      if (edit.base_hash !== base) return true;
      return !isSource && edit.source_hash !== null && edit.source_hash !== meaning;
    }
    return !isSource && released !== null && meaning !== sourceHash(releasedSource);
  }
}

function statusOf(value: string | null, edit: EditRow | null, stale: boolean): TextState {
  if (value === null) return 'missing';
  if (stale) return 'outdated';
  if (edit?.value == null) return 'released';
  return edit.status === 'approved' ? 'approved' : 'edited';
}

/** True when a text is in a state, or in one of those that a filter gathers. */
export function fits(row: BookRow, status: NonNullable<TextFilter['status']>): boolean {
  const isPending = row.status === 'edited' || row.status === 'outdated';
  if (status === 'pending') return isPending;
  if (status === 'review') return isPending || row.suggestions > 0;
  if (status === 'needs_work') return isBehind(row) || isFaulty(row);
  if (status === 'clipped') return row.clipped;
  if (status === 'questions') return row.questions > 0;
  // A form that whole numbers never reach is missed by nobody.
  return row.status === status && (row.required || status !== 'missing');
}

/** Without a text that is needed, or with one that was made for other words. */
export const isBehind = (row: BookRow): boolean => fits(row, 'missing') || row.status === 'outdated';

/** Faults and doubts of a text; none where there is no text. */
export const issuesOf = (row: BookRow, value = row.value): QaIssue[] =>
  value === null
    ? []
    : checkText({
        language: row.language,
        source: row.source,
        anyNumber: row.anyNumber,
        value,
        form: row.plural?.form ?? null,
        maxLength: row.custom?.max_length ?? null,
      });

/** True when a text breaks a quality rule. */
export const isFaulty = (row: BookRow): boolean => qaState(row) === 'error';

/** Worst of a text. */
function qaState(row: BookRow): QaState {
  const found = issuesOf(row).map(({ severity }) => severity);
  return found.includes('error') ? 'error' : (found[0] ?? 'ok');
}
