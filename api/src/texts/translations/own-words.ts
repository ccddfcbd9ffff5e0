import { LETTER_WORDS } from '../../people/mail/letter.js';
import { MESSAGES } from '../../platform/errors/messages.js';
import type { Words } from '../../platform/words/words.js';
import { DOCUMENT_WORDS } from '../documents/document-words.js';
import type { ReleasedTexts } from '../remotes/release-texts.js';

/** Words that the API says itself, by namespace: people change them as they change those of the pages. */
export const OWN_WORDS: Record<string, Words> = {
  letters: LETTER_WORDS,
  messages: MESSAGES,
  documents: DOCUMENT_WORDS,
};

/** The same as they were released. */
export const OWN_TEXTS: ReleasedTexts = Object.fromEntries(
  Object.entries(OWN_WORDS).map(([namespace, { released }]) => [namespace, released]),
);
