import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Prose } from './prose';

const capital = (text: string, opening?: boolean) =>
  (render(<Prose text={text} opening={opening} />).container.firstElementChild as HTMLElement).dataset.capital;

describe('the large capital of a story', () => {
  it.each([
    ['At seven the boat leaves.', 'true'],
    ['В семь утра уходит катер.', 'false'],
    ['A boat leaves.', 'false'],
    ['«Семь» — это лодка.', 'false'],
    ['7 boats leave.', 'false'],
  ])('stands before the rest of its own word alone: %s', (text, isSet) => {
    expect(capital(text, true)).toBe(isSet);
  });

  it('is for what opens a page', () => {
    expect(capital('At seven the boat leaves.')).toBeUndefined();
  });
});
