import { describe, expect, it } from '@jest/globals';
import { foldText, searchPatterns, searchText } from './fold-text.js';

describe('folded text', () => {
  it('has no accents, case or punctuation', () => {
    expect(foldText('Malé')).toBe('male');
    expect(foldText('MALE')).toBe('male');
    expect(foldText('  Мале  — «ещё» ')).toBe('мале еще');
    expect(foldText('马累（Malé）')).toBe('马累 male');
  });

  it('gives one column from all languages, each name once', () => {
    expect(searchText(['Malé', 'Мале', '马累', 'Male', null, undefined, ''])).toBe(' male | мале | 马累 ');
  });

  it('gives at most five patterns without LIKE signs', () => {
    expect(searchPatterns('North  Malé')).toEqual(['%north%', '%male%']);
    expect(searchPatterns('100% _wild_')).toEqual(['%100%', '%wild%']);
    expect(searchPatterns('a b c d e f')).toHaveLength(5);
    expect(searchPatterns('  % ')).toEqual([]);
  });
});
