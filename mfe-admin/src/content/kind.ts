import { CONTENT_MEMBERS } from '@atoll/api-client/content-members.gen';
import type { ContentStateDto } from '@atoll/api-client/endpoints/content.gen';
import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';

/** What has a form made of the API's document: `settings` are those of the agency. */
export type FormPath = keyof typeof CONTENT_MEMBERS;
/** What a kind is called in addresses of the API: `packages`. */
export type KindPath = Exclude<FormPath, 'settings'>;

/** What a reference leads to. */
export type RefOf = 'destinations' | 'resorts' | 'experiences' | 'faqs' | 'packages';

/** A member as its control needs it; bounds are the API's. `none`: it may be null. */
export type Member =
  | { type: 'text'; min?: number; max?: number; line?: true; none?: true }
  | { type: 'money' | 'percent' | 'day' | 'moment' | 'time'; none?: true }
  | { type: 'number'; min?: number; max?: number; whole?: true; none?: true }
  | { type: 'yes' }
  | { type: 'choice'; options: readonly (string | number)[]; none?: true }
  | { type: 'choices'; options: readonly string[]; count?: number }
  | { type: 'numbers'; max: number }
  | { type: 'list'; max?: number; count?: number; pattern?: string }
  | { type: 'rows'; max?: number; count?: number }
  | { type: 'ref'; none?: true }
  | { type: 'refs'; count?: number }
  | { type: 'words'; of: Member }
  | { type: 'part'; members: Members; none?: true }
  | { type: 'parts'; members: Members; count?: number }
  | { type: 'blocks'; of: Readonly<Record<string, Members>>; count?: number };
export type Members = Readonly<Record<string, Member>>;

/** The words of one language by their names; null or absent: not written. */
export type Words = Readonly<Record<string, unknown>>;

/** What a form holds of a thing: its members, and its words by language. */
export interface Content {
  translations: Partial<Record<Language, Words>>;
  [member: string]: unknown;
}

/** A change that waits for who may publish, as a form starts from it. */
export interface Waiting {
  /** Its stamp: ISO instant. */
  at: string;
  by: string | null;
  /** What the thing would say with it. */
  content: Content;
}

/** A thing as `editable/` answers it. */
export interface ContentDocument extends Content {
  id: number;
  version: number;
  status: ContentStateDto['status'];
  slug?: string;
  code?: string;
  updated_at: string;
  /** Null for nobody of the staff; absent where that is not told. */
  updated_by?: string | null;
  publish_at: string | null;
  translation_status: ContentStateDto['translation_status'];
  /** Only where what is written is laid over it. */
  waiting?: Waiting;
}

/** Fields that belong together, under one heading of the form. */
export interface Group {
  id: string;
  /** Names of words, then of members, in their order. */
  words?: readonly string[];
  members?: readonly string[];
}

/** What a form shows, said once. */
export interface FormKind {
  path: FormPath;
  groups: readonly Group[];
  /** What references lead to that do not lead to pictures, by their dotted path without places: `stays.resort`. */
  refs?: Readonly<Record<string, RefOf>>;
  /** Members that name other things by their codes, by the same path. */
  codes?: Readonly<Record<string, KindPath>>;
  /** Members that only matter while another one has a value. */
  when?: Readonly<Record<string, readonly [member: string, value: unknown]>>;
  /** Texts that are HTML, by the same path. */
  html?: readonly string[];
}

/** A kind of content, said once: its screens are made of it. */
export interface Kind extends FormKind {
  path: KindPath;
  /** Address of its list. */
  screen: string;
  /** The word that a thing is called by. */
  called: 'name' | 'title' | 'question';
  /** How a change is sent: destinations only know PUT, which wants everything. */
  method: 'PATCH' | 'PUT';
  /** True where nothing is reviewed, scheduled, copied or waits beside what is public. */
  isPlain?: true;
  permissions: Readonly<Record<'change' | 'publish', Permission>>;
  /** Its page on the site. */
  site?: (slug: string) => string;
  /** Members that have to be chosen before there can be one. */
  needed?: readonly string[];
  /** The member that says to which category a thing belongs, and what the rows of its list call it. */
  category?: { member: 'category' | 'category_code'; row: 'category' | 'category_code' };
  /** The member that says what it costs, which many things take from a file: the rows of its list call it the same. */
  price?: 'price' | 'price_from_per_night' | 'price_adult_return';
  /** Search and pages that its list takes. */
  list: {
    search?: true;
    pages?: true;
    /** What of it is edited here, where other kinds stand in it too. */ only?: Readonly<Record<string, string>>;
  };
}

export const sharedMembers = (kind: FormKind): Members => CONTENT_MEMBERS[kind.path].shared as Members;
export const wordMembers = (kind: FormKind): Members => CONTENT_MEMBERS[kind.path].words as Members;

/** What of a document its form holds. */
export function contentOf(kind: FormKind, document: ContentDocument): Content {
  const names = Object.keys(sharedMembers(kind)).filter((name) => name in document);
  const words = Object.keys(wordMembers(kind));
  return {
    ...Object.fromEntries(names.map((name) => [name, document[name]])),
    translations: Object.fromEntries(
      Object.entries(document.translations).map(([language, all]) => [
        language,
        Object.fromEntries(words.map((word) => [word, all[word] ?? null])),
      ]),
    ),
  };
}

/** What a thing is called in a language; in English where that is not written; '' for one without a name. */
export function nameOf(kind: Kind, { translations }: Content, language: Language): string {
  const named = [translations[language], translations.en].map((words) => words?.[kind.called]);
  return named.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}
