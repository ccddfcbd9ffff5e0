import { describe, expect, it } from '@jest/globals';
import { isEditable, isSame, storedHtml } from './rich-html';

describe('rich text', () => {
  it('is edited where the editor keeps all of it', () => {
    expect(isEditable('')).toBe(true);
    expect(isEditable('<h2>A</h2><p>b <strong>c</strong><br></p><ul><li>d</li></ul>')).toBe(true);
    for (const html of ['<p>H<sub>2</sub>O</p>', '<table><tr></tr></table>', '<IMG src=x>'])
      expect(isEditable(html)).toBe(false);
  });

  it('is the same in another spelling, and not with anything lost', () => {
    expect(isSame('Words alone', '<p>Words alone</p>')).toBe(true);
    expect(
      isSame(
        '<p>a <b>b</b></p>\n<p><a href="/x" rel="noopener nofollow">c</a></p>',
        '<p>a <strong>b</strong></p><p><a href="/x">c</a></p>',
      ),
    ).toBe(true);
    expect(isSame('', '')).toBe(true);
    expect(isSame('<p><code><a href="/x">c</a></code></p>', '<p><code>c</code></p>')).toBe(false);
    expect(isSame('<p>a</p>', '')).toBe(false);
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
