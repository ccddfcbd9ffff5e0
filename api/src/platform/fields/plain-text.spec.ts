import { describe, expect, it } from '@jest/globals';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { plainText } from './plain-text.js';

describe('a plain text', () => {
  it.each([
    'onion = tasty',
    'Onions=3, on board=2, once = enough',
    'only=one, online = yes, on-site = no, onset=Monday',
    'Is 3 < 5 and 7 > 2? <3 the reef',
    'I teach JavaScript: it is my job',
    'JavaScript and scripts, a <scripted> tour, a manuscript',
    'Кафе «On=Off», 在线=否',
    'Our son\u2019s birthday:\n10 January',
    '<b>bold</b> & "quoted"',
    'mailto:anna@example.com, https://example.com/?on=1&click=2',
  ])('keeps %j', (text) => expect(plainText(text)).toBe(text));

  it('is no defence: these come through, and what shows them must escape them', () => {
    for (const text of HOSTILE_TEXTS) expect(plainText(text)).toBe(text);
  });

  it.each([
    ['  Anna  ', 'Anna'],
    ['Hello <script>alert(1)</script>world', 'Hello world'],
    ['Hello <SCRIPT src="https://evil.example/x.js"></Script >world', 'Hello world'],
    ['a<script>1</script>b<script>2</script>c', 'abc'],
    ['before <script>alert(1)', 'before alert(1)'],
    ['before <script src=x', 'before'],
    ['</script> after', 'after'],
    ['<scr<script></script>ipt>alert(1)</script>', ''],
    ['javascript:alert(1)', 'alert(1)'],
    ['  JavaScript: alert(1)', 'alert(1)'],
    ['see javascript:alert(1) now', 'see alert(1) now'],
    ['<a href="java\tscript: alert(1)">x</a>', '<a href=" alert(1)">x</a>'],
    ['javajavascript:script:alert(1)', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', '<img src=x alert(1)>'],
    ['<svg/onload = alert(1)>', '<svg/alert(1)>'],
    ['<b onion = tasty>', '<b tasty>'],
    ['" onmouseover="alert(1)', '" "alert(1)'],
    ['<script></script>', ''],
  ])('of %j is %j', (text, clean) => expect(plainText(text)).toBe(clean));

  it('is the same when it is read again', () => {
    const texts = [
      '<scr<script></script>ipt>x',
      'x" onclick="onclick=1',
      'javajavascript:script:1',
      '<a onx=onclick=1>',
    ];
    for (const text of texts) expect(plainText(plainText(text))).toBe(plainText(text));
  });

  it('is none where it is traps inside each other', () => {
    expect(plainText(`${'java'.repeat(40)}${'script:'.repeat(40)}x`)).toBe('');
    expect(plainText(`${'<scr'.repeat(40)}<script></script>${'ipt></script>'.repeat(40)}`)).toBe('');
  });

  it.each(['<script', '<script>', '</script', '<a ', 'on', 'onclick=', 'javascript:', 'j\n', '" ', '<a onx', '= '])(
    'takes no longer to tell when it is endless %j',
    (part) => {
      const started = performance.now();
      plainText(part.repeat(Math.floor(20_000 / part.length)));
      plainText(part.repeat(100_000));
      expect(performance.now() - started).toBeLessThan(500);
    },
  );
});
