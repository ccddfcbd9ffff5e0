import { describe, expect, it } from '@jest/globals';
import { isEditable, storedHtml } from './rich-html';

describe('rich text', () => {
  it('is edited where the editor keeps all of it', () => {
    expect(isEditable('')).toBe(true);
    expect(isEditable('<h2>A</h2><p>b <strong>c</strong><br></p><ul><li>d</li></ul>')).toBe(true);
    for (const html of ['<p>H<sub>2</sub>O</p>', '<table><tr></tr></table>', '<IMG src=x>'])
      expect(isEditable(html)).toBe(false);
  });

  it('is stored as the API has it', () => {
    expect(storedHtml('<p></p>')).toBe('');
    expect(storedHtml('<p>a</p><ul><li><p>b <em>c</em></p></li><li><p>d</p></li></ul>')).toBe(
      '<p>a</p><ul><li>b <em>c</em></li><li>d</li></ul>',
    );
    expect(storedHtml('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });
});
