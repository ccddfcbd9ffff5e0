import { describe, expect, it } from '@jest/globals';
import type { ContentRow } from '../content-api';
import { KINDS } from '../kinds';
import { rowsOf } from './export-rows';
import { isChange, missingColumns, parseCsv, priceJobs, priceLines, priceOf } from './price-file';

const PACKAGES = KINDS.get('packages')!;
const row = (id: number, slug: string, price: string, status = 'published') =>
  ({ id, slug, name: `Trip "${id}"`, price, status, editing: { version: id + 1 } }) as unknown as ContentRow;
const ROWS = [
  row(1, 'manta-week', '1200.00'),
  row(2, 'two-islands', '480.50'),
  row(3, 'old-trip', '90.00', 'archived'),
];
const lines = (file: string, publish = true) =>
  priceLines(PACKAGES, parseCsv(file), { rows: ROWS, may: { change: true, publish } });

describe('a file of prices', () => {
  it('is read as spreadsheets of all countries write it', () => {
    const cells = (file: string) => parseCsv(file).map((row) => row.cells);
    expect(cells('\uFEFFid,name,price\r\n1,"A ""reef"", and\nmore",1200\r\n\r\n')).toEqual([
      ['id', 'name', 'price'],
      ['1', 'A "reef", and\nmore', '1200'],
    ]);
    expect(cells('id;price\n1;1 200,50')).toEqual([
      ['id', 'price'],
      ['1', '1 200,50'],
    ]);
    expect(cells('id\tprice\n1\t5')[1]).toEqual(['1', '5']);
  });

  it.each(['\n', '\r\n', '\r'])('is counted by its own lines, empty ones and those within quotes too (%j)', (end) => {
    const file = ['', 'id,name,price', '', '1,"A reef', 'and more",1300', ',,', '9,,5', ''].join(end);
    expect(parseCsv(file).map(({ line }) => line)).toEqual([2, 4, 7]);
    expect(lines(file).map(({ line, fault }) => [line, fault])).toEqual([
      [4, undefined],
      [7, 'unknown'],
    ]);
  });

  it('takes a price for what it is, and nothing that may mean two', () => {
    expect(['1200', '1200.5', '1 200,50', '$480', "'99.00", '0'].map(priceOf)).toEqual([
      ...['1200.00', '1200.50', '1200.50', '480.00', '99.00', '0.00'],
    ]);
    expect(['1,200', '1.200', '-5', '=1+1', 'free', '12.345', '1e3'].map(priceOf)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('leaves what is on the site to who may publish', () => {
    const said = lines('id,price\n1,1300\n3,95', false);
    expect(said.map(({ fault, after }) => [fault, after])).toEqual([
      ['publisher', undefined],
      ['archived', undefined],
    ]);
    expect(lines('id,price\n1,1300', true).map(({ fault, after }) => [fault, after])).toEqual([[undefined, '1300.00']]);
  });

  it('says line by line what would change, by id or by address', () => {
    const said = lines(
      'id,slug,price\n1,,1300\n,two-islands,480.5\n9,,5\n1,,1400\n3,,95\n2x,two-islands,\n,two-islands,abc',
    );
    expect(said.map(({ line, before, after, fault }) => [line, before, after, fault])).toEqual([
      [2, '1200.00', '1300.00', undefined],
      [3, '480.50', '480.50', undefined],
      [4, undefined, undefined, 'unknown'],
      [5, undefined, undefined, 'twice'],
      [6, '90.00', undefined, 'archived'],
      [8, undefined, undefined, 'twice'],
    ]);
    expect(said.filter(isChange)).toHaveLength(1);
    expect(lines('slug,price\nmanta-week,"1,200"')[0]!.fault).toBe('noPrice');
  });

  it('writes only what changes, each upon the version that was read', () => {
    expect(priceJobs(PACKAGES, lines('id,price\n1,1300\n2,480.50\n3,1\n'))).toEqual([
      { row: ROWS[0], version: 2, steps: [{ to: 'set', told: { price: '1300.00' } }] },
    ]);
  });

  it('has to say which thing and which price', () => {
    expect(missingColumns(PACKAGES, parseCsv('name,price'))).toEqual(['id']);
    expect(missingColumns(PACKAGES, parseCsv('slug,cost'))).toEqual(['price']);
    expect(missingColumns(KINDS.get('resorts')!, parseCsv('id,price_from_per_night'))).toEqual([]);
  });

  it('is what the list exports: nothing changes until somebody changes it', () => {
    const [head, ...cells] = rowsOf(PACKAGES, ROWS, ['name', 'status', 'price', 'slug']);
    expect(head).toEqual(['id', 'name', 'status', 'price', 'slug']);
    expect(cells[1]).toEqual([2, 'Trip "2"', 'published', '480.50', 'two-islands']);
    const file = [head!, ...cells.slice(0, 2)].map((line) => line.join(';')).join('\n');
    expect(lines(file.replaceAll('"', '')).filter(isChange)).toEqual([]);
  });
});
