import sanitize from 'sanitize-html';

/** Everything that rich text may consist of; any other element loses its tags, script and style their content too. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href, title }) => {
      const safe = href === undefined ? null : safeHref(href);
      if (safe === null) return { tagName, attribs: {} };
      const attribs: Record<string, string> = { href: safe };
      if (title) attribs['title'] = title;
      if (/^https?:/i.test(safe)) attribs['rel'] = 'noopener nofollow';
      return { tagName, attribs };
    },
  },
};

/** True for characters that an address cannot contain as they are. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff\\]/;

/**
 * An address that content may link to: `https:`, `http:`, `mailto:`, a path of this site or a place on the page. Everything
 * else is null: other schemes, `//host`, backslashes, control characters (security requirements S19, S31).
 */
export function safeHref(value: string): string | null {
  const href = value.trim();
  if (href === '' || href.length > 500 || UNPRINTABLE.test(href)) return null;
  if (/^(\/(?!\/)|[#?])/.test(href)) return href;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return href;
  if (!/^https?:\/\/[^/]/i.test(href)) return null;
  return URL.canParse(href) ? href : null;
}

/**
 * Rich text as it may be stored and shown: allowed elements only, links that lead where links may. What dropped tags leave behind
 * is read once more, so that cleaning it again changes nothing.
 */
export const cleanHtml = (html: string): string => sanitize(sanitize(html, OPTIONS), OPTIONS).trim();

/** Words of rich text without its markup. */
export const plainText = (html: string): string =>
  sanitize(html.replaceAll(/<(\/(p|li|h[2-4]|blockquote)|br)\b/gi, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: unescape,
  })
    .replaceAll(/\s+/g, ' ')
    .trim();

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * An answer as Postgres wrote it, with every rich text cleaned once more: what reached the table by another way than the API
 * does no harm either (S19: on the server and on output).
 * @param members names of the members that hold rich text
 */
export const cleanJson = (json: string, members: readonly string[] = ['html', 'answer']): string =>
  JSON.stringify(
    JSON.parse(json, (key: string, value: unknown) =>
      typeof value === 'string' && members.includes(key) ? cleanHtml(value) : value,
    ),
  );
