import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATED = `${OFFICE}/officeDocument/2006/relationships`;
const PACKAGED = `${OFFICE}/package/2006/relationships`;

const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGED}">${targets
    .map(([type, target], n) => `<Relationship Id="r${n}" Type="${RELATED}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Cell with a text of its own. */
export const cell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

const HEAD = `<row r="1">${cell('A1', 'key')}${cell('B1', 'value')}</row>`;

/** A workbook of one sheet with these rows below the names of its columns. */
export function workbook(rows: string, shared = ''): Buffer {
  const parts = {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="S" sheetId="1" r:id="r0"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ...(shared ? [['sharedStrings', 'sharedStrings.xml'] as [string, string]] : []),
    ),
    ...(shared ? { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>` } : {}),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${HEAD}${rows}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

/** A workbook with a single cell far away from the others. */
export const farCell = (column: string, row: number): Buffer =>
  workbook(`<row r="${row}">${cell(`${column}${row}`, 'x')}</row>`);

const times = (count: number, piece: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => piece(n)).join('');
const xliff = (inner: string, attributes = '') =>
  `<xliff version="1.2"${attributes}><file original="home"><body>${inner}</body></file></xliff>`;
const unit = (id: string, text: string) =>
  `<trans-unit id="${id}"><source>x</source><target>${text}</target></trans-unit>`;

/** Files whose reading costs far more than their size says, by what they do; each has at most 5,242,880 bytes. */
export const BOMBS: Record<string, () => [name: string, bytes: Buffer | string]> = {
  'a workbook of 300,000 cells': () => [
    'x.xlsx',
    workbook(times(20_000, (n) => `<row>${times(15, (c) => `<c t="n"><v>${n + c}</v></c>`)}</row>`)),
  ],
  'a workbook of a million cells': () => [
    'x.xlsx',
    workbook(times(20_000, () => `<row>${times(50, () => '<c><v>1</v></c>')}</row>`)),
  ],
  'a workbook of a million empty rows': () => ['x.xlsx', workbook(times(1_000_000, () => '<row/>'))],
  'a workbook that names one text 20,000 times': () => [
    'x.xlsx',
    workbook(
      times(20_000, () => '<row><c t="inlineStr"><is><t>k</t></is></c><c t="s"><v>0</v></c></row>'),
      `<si><t>${'x'.repeat(30_000)}</t></si>`,
    ),
  ],
  'a workbook with open quotes': () => ['x.xlsx', workbook(times(100_000, () => '<c "'))],
  'a workbook in deep elements': () => ['x.xlsx', workbook(times(300_000, () => '<a>'))],
  'XLIFF with 150,000 attributes': () => [
    'x.xlf',
    xliff(
      '',
      times(150_000, (n) => ` a${n}="x"`),
    ),
  ],
  'XLIFF in deep elements': () => ['x.xlf', `${times(200_000, () => '<g>')}x${times(200_000, () => '</g>')}`],
  'XLIFF with 200,000 entities': () => ['x.xlf', xliff(unit('hero.title', '&#65;'.repeat(800_000)))],
  'XLIFF with open comments': () => ['x.xlf', xliff(times(500_000, () => '<!--'))],
  'PO with 60,000 entries': () => ['x.po', times(60_000, (n) => `msgctxt "home:k${n}"\nmsgid "x"\nmsgstr "y"\n\n`)],
  'PO in 200,000 pieces': () => ['x.po', `msgid "x"\nmsgstr ""\n${times(200_000, () => '"piece"\n')}`],
  'PO with escapes': () => ['x.po', `msgid "x"\nmsgstr "${'\\\\'.repeat(1_200_000)}"\n`],
  'CSV with a million columns': () => ['x.csv', `key,value\n${','.repeat(5_000_000)}`],
  'CSV with open quotes': () => ['x.csv', `key,value\n${'a,"b\n'.repeat(800_000)}`],
  'CSV with quotes in quotes': () => ['x.csv', `key,value\na,"${'""'.repeat(2_500_000)}`],
  'JSON in deep objects': () => ['x.json', `{"home":${'{"a":'.repeat(900_000)}`],
  'JSON with a million keys': () => ['x.json', `{"home":{${times(400_000, (n) => `"k${n}":"",`)}"z":""}}`],
};
