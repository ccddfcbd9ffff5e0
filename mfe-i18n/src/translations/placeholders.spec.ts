import { describe, expect, it } from '@jest/globals';
import { placeholderFaults, placeholdersOf } from './placeholders';

describe('placeholders of a text', () => {
  it('are found once each, with formats left out', () => {
    expect(placeholdersOf('{{count}} of {{ total }} and {{count}} {{when, datetime}}')).toEqual([
      '{{count}}',
      '{{total}}',
      '{{when}}',
    ]);
  });
  it('must be the same in source and translation, in any order', () => {
    expect(placeholderFaults('{{a}} before {{b}}', '{{b}} после {{a}}')).toEqual([]);
    expect(placeholderFaults('{{a}}', 'ничего')).toEqual(['{{a}}']);
    expect(placeholderFaults('plain', '{{b}}')).toEqual(['{{b}}']);
  });
});
