/** No plain text of ours is longer; what is longer is refused by its field, so nobody need look at it. Characters. */
const LONGEST = 20_000;

/** A text that still holds a trap after so many rounds is nothing but traps inside each other. */
const ROUNDS = 20;

const OPENING = /<script(?=[\s/>]|$)/i;
const CLOSING = /<\/script[^>]*(>|$)/i;
const LONE_TAG = /<\/?script(?=[\s/>]|$)[^>]*(>|$)/gi;

/** Letters as a browser reads an address: tabs and line breaks between them count for nothing. */
const SCHEME = [...'javascript'].join('[\\t\\n\\r]*') + '[\\t\\n\\r]*:';
/** As an address: at the beginning of a text or an attribute, or with something right behind it. `JavaScript: a history` is none. */
const ADDRESS = new RegExp(`(?<=^\\s*|["'=(]\\s{0,9})${SCHEME}|${SCHEME}(?=\\S)`, 'giu');

/** In a tag any `on…=` is a handler. */
const TAG = /<[a-z/][^<>]*/gi;
const ANY_HANDLER = /(?<=[\s"'/])on[a-z]+\s{0,9}=\s{0,9}/gi;

/** Elsewhere only the names that browsers know: `onion = tasty` and `once = enough` are sentences. */
const EVENTS =
  'abort|animation\\w+|auxclick|before\\w+|blur|cancel|can\\w*play\\w*|change|click|close|contextmenu|copy|cut|dblclick|drag\\w*|drop|' +
  'ended|error|focus\\w*|formdata|hashchange|input|invalid|key(?:down|press|up)|load\\w*|message|mouse\\w+|pagehide|pageshow|paste|' +
  'pause|play|playing|pointer\\w+|popstate|progress|reset|resize|scroll\\w*|seek\\w+|select\\w*|storage|submit|toggle|touch\\w+|' +
  'transition\\w+|unload|wheel';
const KNOWN_HANDLER = new RegExp(`(?<![\\p{L}\\p{N}_-])on(?:${EVENTS})\\s{0,9}=\\s{0,9}`, 'giu');

/** A block goes with what it holds; where there is none, an opening or closing tag without its partner goes alone. */
function withoutScripts(text: string): string {
  let rest = text;
  let kept = '';
  for (let start = rest.search(OPENING); start >= 0; start = rest.search(OPENING)) {
    const end = CLOSING.exec(rest.slice(start));
    if (!end) break;
    kept += rest.slice(0, start);
    rest = rest.slice(start + end.index + end[0].length);
  }
  return kept + rest === text ? text.replace(LONE_TAG, '') : kept + rest;
}

const once = (text: string): string =>
  withoutScripts(text)
    .replace(ADDRESS, '')
    .replace(TAG, (tag) => tag.replace(ANY_HANDLER, ''))
    .replace(KNOWN_HANDLER, '');

/**
 * A plain text as it is stored (the specification's sanitiser, §5): without white space around it, script blocks, `javascript:`
 * addresses and inline event handlers; lengths are those of what remains, and one that is too long is refused, never cut. It keeps
 * rubbish out of mails, exports and lists. It is no defence: what shows a text escapes it.
 */
export function plainText(text: string): string {
  let clean = text.trim();
  if (clean.length > LONGEST) return clean;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = once(clean).trim();
    if (next === clean) return clean;
    clean = next;
  }
  return '';
}
