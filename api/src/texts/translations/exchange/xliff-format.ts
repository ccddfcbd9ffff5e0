import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { decodeText } from './decode-text.js';
import {
  type ExchangeContext,
  type ExchangeFormat,
  type ExchangeText,
  FileRows,
  fileFault,
} from './exchange-format.js';
import { escapeXml, unescapeXml } from './xml-text.js';

const STATES: Record<ExchangeText['status'], string> = {
  missing: 'needs-translation',
  released: 'translated',
  edited: 'translated',
  approved: 'final',
  outdated: 'needs-review-translation',
};

/** Placeholders as `<ph>`, which translators' programs lock. */
function content(text: string): string {
  let id = 0;
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, index) => (index % 2 === 1 ? `<ph id="${++id}">${escapeXml(part)}</ph>` : escapeXml(part)))
    .join('');
}

function unit({ key, source, value, status, note, revision }: ExchangeText): string {
  const target = value === null ? '' : `<target state="${STATES[status]}">${content(value)}</target>`;
  return [
    `      <trans-unit id="${escapeXml(key)}" approved="${status === 'approved' ? 'yes' : 'no'}" xml:space="preserve">`,
    `        <source>${content(source)}</source>`,
    ...(target ? [`        ${target}`] : []),
    ...(note === null ? [] : [`        <note>${escapeXml(note)}</note>`]),
    `        <note from="revision">${revision}</note>`,
    '      </trans-unit>',
  ].join('\n');
}

/** A node as the parser gives it in document order. */
type XmlNode = Record<string, unknown> & { ':@'?: Record<string, string> };

const ATTRIBUTES = ':@';
const nameOf = (node: XmlNode): string => Object.keys(node).find((name) => name !== ATTRIBUTES) ?? '';
/** Name without its prefix. */
const localName = (node: XmlNode): string => nameOf(node).replace(/^.*:/, '');
const childrenOf = (node: XmlNode): XmlNode[] => {
  const inner = node[nameOf(node)];
  return Array.isArray(inner) ? (inner as XmlNode[]) : [];
};
const attribute = (node: XmlNode, name: string): string | null => {
  const value = node[ATTRIBUTES]?.[name];
  return value === undefined ? null : unescapeXml(value);
};

/** All text of a node, of the elements in it too: a `<ph>` holds its placeholder. */
const textOf = (node: XmlNode): string =>
  childrenOf(node)
    .map((child) => {
      const name = nameOf(child);
      if (name === '#text') return unescapeXml(String(child[name]));
      if (name === '#cdata') return String((child[name] as XmlNode[])[0]?.['#text'] ?? '');
      return textOf(child);
    })
    .join('');

const descendants = (nodes: readonly XmlNode[], names: readonly string[]): XmlNode[] =>
  nodes.flatMap((node) => (names.includes(localName(node)) ? [node] : descendants(childrenOf(node), names)));

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * XLIFF 1.2, one `<file>` for each namespace; on the way in 2.0 too. A document type is refused: nothing in a file is expanded or
 * fetched.
 */
export const xliffFormat: ExchangeFormat = {
  name: 'xliff',

  write(texts, { language }) {
    const files = [...new Set(texts.map(({ namespace }) => namespace))].map((namespace) => {
      const units = texts.filter((text) => text.namespace === namespace).map(unit);
      const head = `original="${escapeXml(namespace)}" source-language="en" target-language="${escapeXml(language)}"`;
      return `  <file ${head} datatype="plaintext">\n    <body>\n${units.join('\n')}\n    </body>\n  </file>`;
    });
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      ...files,
      '</xliff>',
      '',
    ];
    return Promise.resolve(Buffer.from(lines.join('\n')));
  },

  read(bytes, context) {
    const { text } = decodeText(bytes, context.language);
    if (/<!(doctype|entity)/i.test(text)) throw fileFault('doctype_refused');
    try {
      if (XMLValidator.validate(text) !== true) throw fileFault('file_unreadable');
      const root = parser.parse(text) as XmlNode[];
      if (descendants(root, ['xliff']).length !== 1) throw fileFault('file_unreadable');
      return Promise.resolve(rowsOf(root, context));
    } catch (error) {
      if (error instanceof ValidationFailedError) throw error;
      throw fileFault('file_unreadable');
    }
  },
};

function rowsOf(root: XmlNode[], context: ExchangeContext) {
  const collected = new FileRows();
  for (const file of descendants(root, ['file'])) {
    const namespace = attribute(file, 'original') ?? attribute(file, 'id') ?? context.namespace;
    for (const found of descendants(childrenOf(file), ['trans-unit', 'unit'])) {
      const target = descendants(childrenOf(found), ['target']).map(textOf).join('');
      const notes = descendants(childrenOf(found), ['note']);
      const revision = notes.find((note) => (attribute(note, 'from') ?? attribute(note, 'category')) === 'revision');
      collected.add({
        row: collected.rows.length + 1,
        namespace: namespace || context.namespace,
        key: attribute(found, 'resname') ?? attribute(found, 'name') ?? attribute(found, 'id') ?? '',
        value: target.trim() === '' ? null : target,
        revision: revision ? textOf(revision).trim() || null : null,
      });
    }
  }
  return collected.rows;
}
