import { describe, expect, it } from '@jest/globals';
import { pastedHtml } from './pasted-html';

describe('what was copied elsewhere', () => {
  it.each([
    [
      'of Google Docs is bold where it was bold, not all of it',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400;">Plain </span><span style="font-weight:700;">bold</span></p></b>',
      '<p><span>Plain </span><span><strong>bold</strong></span></p>',
    ],
    [
      'of Word keeps bold and slanted words and loses styles',
      '<p class="MsoNormal" style="color:red"><span style="font-weight:bold;font-style:italic">Both</span></p>',
      '<p class="MsoNormal"><span><em><strong>Both</strong></em></span></p>',
    ],
    ['keeps a heading below that of the page', '<h1 style="x:1">Tea</h1><h2>Time</h2>', '<h2>Tea</h2><h2>Time</h2>'],
    ['keeps words that only look like a style', '<p>say style="x" twice</p>', '<p>say style="x" twice</p>'],
  ])('%s', (_what, html, clean) => {
    expect(pastedHtml(html)).toBe(clean);
  });
});
