import { describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { toCsv } from './csv.js';

describe('CSV files', () => {
  const plain = ['=1+1', '+960 300', '-2', '@SUM(A1)', '\tx', '\rx', '\0x'];
  const wide = ['＝1＋1', '＋960 300', '－2', '＠SUM(A1)'];
  const hostile = [...plain, ...wide, 'a,"b"\r\nc', '', 'Анна 安娜', "'quoted"];

  it('hold no formula for readers who part cells at semicolons', () => {
    const texts = ['a;"=1+1', 'b\n=1+1;x', 'c\r\n+1;', 'd;"""=1+1', 'e;=1', '- f\n- g'];
    const csv = toCsv(
      ['id', 'text'],
      texts.map((text) => ({ id: '7', text })),
    );
    const begun = csv.split(/[;\r\n]/).map((cell) => cell.replace(/^"+/, ''));
    expect(begun.filter((text) => /^[=+\-@]/.test(text))).toEqual([]);
  });

  it('hold no formula, and give back what was put in', () => {
    const csv = toCsv(
      ['text', 'nothing'],
      hostile.map((text) => ({ text, nothing: null })),
    );
    expect(csv.startsWith('\ufefftext,nothing\r\n')).toBe(true);
    const { data } = Papa.parse<string[]>(csv.slice(1).trimEnd(), { newline: '\r\n' });
    const cells = data.slice(1).map(([text = '']) => text);
    expect(cells.filter((text) => /^[=+\-@＝＋－＠\t\r\0]/.test(text))).toEqual([]);
    for (const sign of ['=', '＝'])
      expect(toCsv(['text'], [{ text: `Anna;${sign}HYPERLINK(0)` }])).toBe(
        `\ufefftext\r\nAnna;'${sign}HYPERLINK(0)\r\n`,
      );
    expect(cells.map((text) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r\0])/, ''))).toEqual(hostile);
  });
});
