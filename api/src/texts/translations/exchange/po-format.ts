import { type GetTextTranslation, po } from 'gettext-parser';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { decodeText } from './decode-text.js';
import { type ExchangeFormat, type ExchangeText, FileRows, fileFault, splitName } from './exchange-format.js';
import { pluralHeader, poForms } from './po-plurals.js';

/** Ends the context of a plural: a key cannot have it, so a text and a plural of one name stay apart. */
const PLURAL_MARK = '#plural';
const REVISION = /^revision: ([0-9a-f,]{1,200})$/m;

/** Entries of a file: a plural's forms are one. */
function entriesOf(texts: readonly ExchangeText[], forms: readonly string[]): GetTextTranslation[] {
  const entries: GetTextTranslation[] = [];
  const plurals = new Map<string, Map<string, ExchangeText>>();
  for (const text of texts) {
    if (text.plural) {
      const name = `${text.namespace}:${text.plural.root}`;
      plurals.set(name, (plurals.get(name) ?? new Map<string, ExchangeText>()).set(text.plural.form, text));
      continue;
    }
    const { namespace, key, source, value } = text;
    entries.push({
      msgctxt: `${namespace}:${key}`,
      msgid: source || key,
      msgstr: [value ?? ''],
      comments: commentsOf([text]),
    });
  }
  for (const [name, own] of plurals) {
    const shown = forms.flatMap((form) => own.get(form) ?? []);
    if (shown.length < forms.length) continue;
    const source = own.get('one') ?? shown[0];
    const other = own.get('other') ?? own.get('many') ?? shown.at(-1);
    entries.push({
      msgctxt: `${name}${PLURAL_MARK}`,
      msgid: source?.source || name,
      msgid_plural: other?.source || name,
      msgstr: shown.map(({ value }) => value ?? ''),
      comments: commentsOf(shown),
    });
  }
  return entries;
}

function commentsOf(texts: readonly ExchangeText[]): NonNullable<GetTextTranslation['comments']> {
  const note = texts[0]?.note?.replaceAll(/\s+/g, ' ');
  const extracted = [...(note ? [note] : []), `revision: ${texts.map(({ revision }) => revision).join(',')}`].join(
    '\n',
  );
  return texts.some(({ status }) => status === 'outdated') ? { extracted, flag: 'fuzzy' } : { extracted };
}

/**
 * Gettext. The context is the name of the text (`home:hero.title`), the id its English words; a plural is one entry with the
 * forms that whole numbers reach, so Russian `other` is not in the file and stays as it is stored. Outdated texts are fuzzy.
 */
export const poFormat: ExchangeFormat = {
  name: 'po',

  write(texts, { language }) {
    const translations: Record<string, Record<string, GetTextTranslation>> = {};
    for (const entry of entriesOf(texts, poForms(language)))
      translations[entry.msgctxt ?? ''] = { [entry.msgid]: entry };
    const headers = {
      'Project-Id-Version': 'Atoll',
      Language: language,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
      'Plural-Forms': pluralHeader(language),
    };
    return Promise.resolve(po.compile({ charset: 'utf-8', headers, translations }, { sort: false, foldLength: 0 }));
  },

  read(bytes, { language, namespace }) {
    const { text } = decodeText(bytes, language);
    const collected = new FileRows();
    const forms = poForms(language);
    try {
      for (const entries of Object.values(po.parse(text).translations)) {
        for (const entry of Object.values(entries)) {
          if (!entry.msgctxt && entry.msgid === '') continue;
          const name = splitName(entry.msgctxt || entry.msgid);
          const revisions = REVISION.exec(entry.comments?.extracted ?? '')?.[1]?.split(',') ?? [];
          const add = (key: string, index: number) => {
            const value = entry.msgstr?.[index] ?? '';
            const place = { row: collected.rows.length + 1, namespace: name.namespace ?? namespace, key };
            collected.add({
              ...place,
              value: value.trim() === '' ? null : value,
              revision: revisions[index] ?? null,
            });
          };
          if (entry.msgid_plural === undefined) add(name.key, 0);
          else {
            const root = name.key.endsWith(PLURAL_MARK) ? name.key.slice(0, -PLURAL_MARK.length) : name.key;
            for (const [index, form] of forms.entries()) add(`${root}_${form}`, index);
          }
        }
      }
    } catch (error) {
      if (error instanceof ValidationFailedError) throw error;
      throw fileFault('file_unreadable');
    }
    return Promise.resolve(collected.rows);
  },
};
