import type { Message } from '../../platform/errors/app-error.js';
import type { EditableDocument, EditingContext, Problems } from './kind.js';
import { anyDescribed } from './publish-checks.queries.js';

/**
 * English words that visitors need.
 * @param lengths least number of characters by field: `{ name: 2, description: 10 }`
 */
export function needEnglish({ translations }: EditableDocument, lengths: Record<string, number>): Problems {
  return Object.fromEntries(
    Object.entries(lengths).flatMap(([field, count]): [string, Message[]][] => {
      const word = translations.en?.[field];
      if (typeof word !== 'string' || word.trim() === '') return [[`translations.en.${field}`, [{ code: 'required' }]]];
      return word.trim().length < count
        ? [[`translations.en.${field}`, [{ code: 'min_length', params: { count } }]]]
        : [];
    }),
  );
}

/** At least one picture with an English description, on the member that holds the pictures. */
export async function needPicture(member: string, media: readonly number[], { em }: EditingContext): Promise<Problems> {
  if (media.length > 0 && (await anyDescribed(em, media))) return {};
  return { [member]: [{ code: 'needs_picture' }] };
}
