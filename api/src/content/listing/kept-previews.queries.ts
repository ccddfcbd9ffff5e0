import type { Language } from '@atoll/contract/languages';
import type { Addressed } from './address.queries.js';
import type { Read } from './reader.js';

/** What is kept as it would read. */
export type PreviewSubject = Addressed | 'homepage';

/** A kept preview in a language, as long as it stands. */
export const keptPreview = (subject: PreviewSubject, id: number, language: Language): Read => ({
  repeated: false,
  values: [id, subject, language],
  text: `select p.answers ->> $3 as body from content_preview p
    where p.id = $1 and p.subject = $2 and p.expires_at > now()`,
});
