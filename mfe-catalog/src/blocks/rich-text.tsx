import { type ReactNode, createElement } from 'react';
import { LocalLink } from '@atoll/ui/local-link';
import { localPathOf } from './local-path';

/** The elements that the API lets through in rich text, `a` apart. */
const ELEMENTS = new Set('p br strong b em i u s sub sup code ul ol li blockquote h2 h3 h4 hr'.split(' '));
const EMPTY = new Set(['br', 'hr']);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** A link of this site, of the web or to write to; everything else leads nowhere. */
const hrefOf = (attributes: string): string | undefined => {
  const href = plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return /^(\/(?!\/)|[#?]|https?:\/\/|mailto:)/i.test(href) ? href : undefined;
};

interface Open {
  name: string;
  href?: string | undefined;
  children: ReactNode[];
}

const linked = (href: string | undefined, children: ReactNode[], key: number): ReactNode => {
  if (!href) return children;
  const to = localPathOf(href);
  return to
    ? createElement(LocalLink, { key, to }, ...children)
    : createElement('a', { key, href, rel: 'noopener' }, ...children);
};

const made = ({ name, href, children }: Open, key: number): ReactNode => {
  if (name === 'a') return linked(href, children, key);
  return ELEMENTS.has(name) ? createElement(name, { key }, ...children) : children;
};

/** Rich text of the API as elements: only those that it may consist of, and no markup is handed to the browser. */
export function RichText({ html }: { html: string }) {
  const stack: Open[] = [{ name: '', children: [] }];
  const last = () => stack[stack.length - 1] as Open;
  let key = 0;
  const close = () => {
    const done = stack.pop();
    if (done) last().children.push(made(done, key++));
  };
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const name = tag.toLowerCase();
    if (text !== undefined) last().children.push(plain(text));
    else if (EMPTY.has(name)) last().children.push(createElement(name, { key: key++ }));
    else if (!slash) stack.push({ name, href: name === 'a' ? hrefOf(attributes) : undefined, children: [] });
    else if (stack.length > 1 && last().name === name) close();
  }
  while (stack.length > 1) close();
  return <>{last().children}</>;
}
