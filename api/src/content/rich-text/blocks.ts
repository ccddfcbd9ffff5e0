import { cleanHtml, plainText, safeHref } from './rich-text.js';

export const BLOCK_TYPES = [
  'heading',
  'rich_text',
  'image',
  'gallery',
  'quote',
  'callout',
  'faq_list',
  'package_list',
  'resort_list',
  'map',
  'cta',
  'video_link',
  'table',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const CALLOUT_TONES = ['info', 'tip', 'warning'] as const;

/** A part of a page or post as it is stored: words of one language, pictures by id, things of the catalogue by slug. */
export type Block =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'rich_text'; html: string }
  | { type: 'image'; media: number; caption?: string | null }
  | { type: 'gallery'; media: number[]; caption?: string | null }
  | { type: 'quote'; text: string; cite?: string | null }
  | { type: 'callout'; tone: (typeof CALLOUT_TONES)[number]; html: string }
  | { type: 'faq_list'; title?: string | null; category?: string | null; slugs?: string[] }
  | { type: 'package_list'; title?: string | null; slugs: string[] }
  | { type: 'resort_list'; title?: string | null; slugs: string[] }
  | { type: 'map'; title?: string | null; destinations: string[] }
  | { type: 'cta'; label: string; url: string }
  | { type: 'video_link'; title: string; url: string }
  | { type: 'table'; caption?: string | null; header: string[]; rows: string[][] };

/** The block with its rich text cleaned. */
export const cleanBlock = (block: Block): Block =>
  block.type === 'rich_text' || block.type === 'callout' ? { ...block, html: cleanHtml(block.html) } : { ...block };

/** Blocks as they may be stored. */
export const cleanBlocks = (blocks: readonly Block[]): Block[] => blocks.map(cleanBlock);

/** Index of the first block whose link leads where none may, or -1. */
export const unsafeLink = (blocks: readonly Block[]): number =>
  blocks.findIndex((block) => (block.type === 'cta' || block.type === 'video_link') && safeHref(block.url) === null);

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'rich_text':
    case 'callout':
      return plainText(block.html);
    case 'quote':
      return block.text;
    case 'table':
      return [block.header, ...block.rows].flat().join(' ');
    default:
      return '';
  }
}

/** All words of blocks, without markup. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(wordsOf).filter(Boolean).join(' ');

/** Words a minute in alphabetic languages, characters a minute in Chinese. */
const WORDS_A_MINUTE = 200;
const CHARACTERS_A_MINUTE = 350;

/** Minutes it takes to read the blocks, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const text = textOfBlocks(blocks);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}
