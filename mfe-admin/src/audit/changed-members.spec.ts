import { describe, expect, it } from '@jest/globals';
import { changedMembers } from './changed-members';

describe('what an entry of the audit changed', () => {
  it('is told member by member, also inside of objects, without what every change writes', () => {
    const before = { contact_phone: '1', texts: { ru: { title: 'А', foot: 'x' } }, version: 1, updated_at: 'a' };
    const after = { contact_phone: '2', texts: { ru: { title: 'Б', foot: 'x' } }, version: 2, updated_at: 'b' };
    expect(changedMembers(before, after)).toEqual([
      { path: 'contact_phone', before: '1', after: '2' },
      { path: 'texts.ru.title', before: 'А', after: 'Б' },
    ]);
  });

  it('is all of it where there was nothing before or is nothing after', () => {
    expect(changedMembers(null, { rate: '0.87' })).toEqual([{ path: 'rate', before: null, after: '0.87' }]);
    expect(changedMembers({ from: '/a' }, null)).toEqual([{ path: 'from', before: '/a', after: null }]);
    expect(changedMembers(null, null)).toEqual([]);
  });

  it('takes a list as one thing and a bare value by itself', () => {
    expect(changedMembers({ tags: ['a'] }, { tags: ['a', 'b'] })).toEqual([
      { path: 'tags', before: ['a'], after: ['a', 'b'] },
    ]);
    expect(changedMembers('draft', 'published')).toEqual([{ path: 'value', before: 'draft', after: 'published' }]);
  });
});
