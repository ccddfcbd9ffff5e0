import type { PageDto } from '@atoll/api-client/endpoints/pages.gen';

/** A part of a page or of a post, as the office puts them together. */
export type Block = PageDto['blocks'][number];

/** Where a part stands on its page: `#part-4`. */
export const partId = (index: number): string => `part-${index}`;

/** Its chapters, as links to them. */
export const chaptersOf = (blocks: readonly Block[]): { id: string; text: string }[] =>
  blocks.flatMap((block, index) =>
    block.type === 'heading' && block.level === 2 ? [{ id: partId(index), text: block.text }] : [],
  );
