import { type MediaByKey } from '../media/media.seeder.js';
import { type Block, type CALLOUT_TONES, cleanBlocks } from './blocks.js';

/**
 * A part of a demo text: a block as it is stored (pictures by key), or one line of shorthand –
 * `## heading`, `### heading`, `> quote`, `- list\n- list`, `![picture] caption`, `[tip] note` (also info, warning),
 * `[cta /path] label`, `[packages a,b] title`, `[resorts a,b] title`, `[faqs category] title`, `[map a,b] title`,
 * everything else a paragraph.
 */
export type DemoBlock = string | Block;

const LIST = /^\[(packages|resorts|faqs|map) ([a-z0-9,_-]+)\]\s*(.*)$/s;

function listBlock(kind: string, names: string, title: string | null): Block {
  const slugs = names.split(',');
  if (kind === 'packages') return { type: 'package_list', title, slugs };
  if (kind === 'resorts') return { type: 'resort_list', title, slugs };
  if (kind === 'map') return { type: 'map', title, destinations: slugs };
  return { type: 'faq_list', title, category: names };
}

function blockOf(line: string, library: MediaByKey): Block | null {
  const heading = /^(##|###) (.*)$/s.exec(line);
  if (heading) return { type: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' };
  if (line.startsWith('> ')) return { type: 'quote', text: line.slice(2) };
  const image = /^!\[([a-z0-9-]+)\]\s*(.*)$/s.exec(line);
  if (image) {
    const media = library.get(image[1] ?? '')?.id;
    return media === undefined ? null : { type: 'image', media, caption: image[2] || null };
  }
  const note = /^\[(tip|info|warning)\] (.*)$/s.exec(line);
  if (note) return { type: 'callout', tone: note[1] as (typeof CALLOUT_TONES)[number], html: `<p>${note[2]}</p>` };
  const cta = /^\[cta (\S+)\] (.*)$/s.exec(line);
  if (cta) return { type: 'cta', url: cta[1] ?? '/', label: cta[2] ?? '' };
  const list = LIST.exec(line);
  if (list) return listBlock(list[1] ?? '', list[2] ?? '', list[3] || null);
  if (line.startsWith('- ')) {
    const items = line.split('\n').map((item) => `<li>${item.replace(/^- /, '')}</li>`);
    return { type: 'rich_text', html: `<ul>${items.join('')}</ul>` };
  }
  return { type: 'rich_text', html: `<p>${line}</p>` };
}

/** Blocks as they are stored; paragraphs and lists that follow each other are one block. */
export function demoBlocks(lines: readonly DemoBlock[], library: MediaByKey): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = typeof line === 'string' ? blockOf(line, library) : line;
    const last = blocks.at(-1);
    if (block?.type === 'rich_text' && last?.type === 'rich_text') last.html += block.html;
    else if (block) blocks.push({ ...block });
  }
  return cleanBlocks(blocks);
}
