import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type i18n, createInstance } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';

/** Values that stand in a text; `count` chooses the plural form. */
export type Values = Record<string, string | number>;

/** Texts of one language by their dotted keys. */
type Texts = Record<string, string>;

interface Tree {
  [key: string]: string | Tree;
}

const flat = (tree: Tree, prefix = ''): Texts =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );

/** The one group of texts that the library keeps here. */
const NAMESPACE = 'own';

/**
 * Texts that the API itself says: as they were released, with the agency's edits laid over them. One set a process and not one
 * an application: what is said before there is an application comes from it too.
 */
export class Words {
  /** Texts as released, by language. */
  readonly released: Record<Language, Texts>;
  private readonly i18n: i18n;

  /** @param folder of one JSON file a language, absolute */
  constructor(folder: string) {
    const read = (language: Language) =>
      flat(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Tree);
    this.released = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, read(code)])) as Record<Language, Texts>;
    this.i18n = createInstance({
      fallbackLng: DEFAULT_LANGUAGE,
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      initAsync: false,
      resources: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { [NAMESPACE]: { ...this.released[code] } }])),
      // Whoever shows a text escapes it. A value that is not given stays as it is written: better seen than silently missing.
      interpolation: { escapeValue: false },
      missingInterpolationHandler: (_text, [written]) => written,
      parseMissingKeyHandler: (key) => {
        throw new TypeError(`No text is called ${key}`);
      },
    });
    void this.i18n.init();
  }

  /** True when a key has a text of its own. */
  has(key: string): boolean {
    return Object.hasOwn(this.released[DEFAULT_LANGUAGE], key);
  }

  /** The text in a language, else in English. @throws {TypeError} when nothing was released under the key */
  say(language: Language, key: string, values: Values = {}): string {
    // A text that names others is one that somebody typed: it is said as it is.
    return this.i18n.getFixedT(language)(key, { ...values, nest: false });
  }

  /** Lays edits over the released texts of a language, in place of earlier ones. */
  lay(language: Language, edits: Texts): void {
    this.i18n.addResourceBundle(language, NAMESPACE, { ...this.released[language], ...edits }, false, true);
  }
}
