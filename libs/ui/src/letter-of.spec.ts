import { describe, expect, it } from '@jest/globals';
import { letterOf } from './letter-of';

describe('the letter of a key', () => {
  it.each([
    ['s', 'KeyS', 's'],
    ['ы', 'KeyS', 's'],
    ['Ы', 'KeyS', 'S'],
    ['с', 'KeyC', 'c'],
    // Of another Latin keyboard counts what it says.
    ['a', 'KeyQ', 'a'],
    ['ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['/', 'Slash', '/'],
    ['Enter', 'Enter', 'Enter'],
    ['Process', 'KeyJ', 'Process'],
    ['j', '', 'j'],
  ])('%s on %s is %s', (key, code, letter) => {
    expect(letterOf({ key, code })).toBe(letter);
  });
});
