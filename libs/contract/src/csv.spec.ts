import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv.ts';

describe('a file for spreadsheets', () => {
  it('keeps commas, quotes and lines in their cells', () => {
    expect(
      csvOf([
        ['Words', 'Times'],
        ['reef, "house"\nview', 3],
      ]),
    ).toBe('\uFEFFWords,Times\r\n"reef, ""house""\nview",3\r\n');
  });

  it('runs nothing that hides in wide signs or after a semicolon', () => {
    expect(csvOf([['\t=1', 'a\t=1', 'plain\ttab']])).toBe(`\uFEFF"'\t'=1","a\t'=1","plain\ttab"\r\n`);
    expect(csvOf([['＝1+1', 'reef;=1+1', 'reef\n"=2']])).toBe(`\uFEFF'＝1+1,reef;'=1+1,"reef\n""'=2"\r\n`);
  });

  it('runs nothing that a visitor has typed', () => {
    expect(csvOf([['=HYPERLINK("x")'], ['+1'], ['-1'], ['@sum'], [-1]])).toBe(
      '\uFEFF"\'=HYPERLINK(""x"")"\r\n\'+1\r\n\'-1\r\n\'@sum\r\n-1\r\n',
    );
  });
});
