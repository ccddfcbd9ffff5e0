import { plainText } from '../../../content/rich-text/rich-text.js';
import type { Block } from '../../../content/rich-text/blocks.js';

export const PART_KINDS = ['heading', 'text', 'item'] as const;

/** A heading, a paragraph or an item of a list, without markup. */
export interface WordsPart {
  kind: (typeof PART_KINDS)[number];
  text: string;
}

/** Where a paragraph or an item of rich text ends. */
const ENDS = /<\/(?:p|li|h[2-4]|blockquote)>/i;

const richParts = (html: string): WordsPart[] =>
  html.split(ENDS).map((piece) => ({
    kind: /<h[2-4]\b/i.test(piece) ? 'heading' : /<li\b/i.test(piece) ? 'item' : 'text',
    text: plainText(piece),
  }));

function partsOf(block: Block): WordsPart[] {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', text: block.text }];
    case 'rich_text':
    case 'callout':
      return richParts(block.html);
    case 'quote':
      return [{ kind: 'text', text: block.text }];
    case 'table':
      return [block.header, ...block.rows].map((row) => ({ kind: 'item', text: row.join(' · ') }));
    default:
      return [];
  }
}

/** Every word of blocks in their order, as parts that any page can set; pictures and lists of the catalogue are no words. */
export const wordsParts = (blocks: readonly Block[]): WordsPart[] =>
  blocks.flatMap(partsOf).filter(({ text }) => text !== '');
