import type { EntityManager } from '@mikro-orm/postgresql';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import type { MediaFactsDto } from './media-facts.dto.js';
import { Media, MediaAddress, MediaText, addressHash } from './media.entity.js';

const PLAIN = {
  filename: 'filename',
  credit: 'credit',
  licence: 'licence',
  source_url: 'sourceUrl',
  consent_until: 'consentUntil',
  folder: 'folder',
  tags: 'tags',
} as const satisfies Partial<Record<keyof MediaFactsDto, keyof Media>>;

/** Alternative texts and captions by language. */
type Words = Required<Pick<MediaFactsDto, 'alt' | 'caption'>>;

/** Members that an empty text takes away. */
const NULLABLE = new Set(['credit', 'licence', 'source_url', 'consent_until']);

/**
 * Writes what staff say of a picture onto its row and words; members that are left out stay. Another focal point gives the
 * picture new addresses, the former ones go on answering.
 */
export async function applyFacts(em: EntityManager, media: Media, facts: MediaFactsDto, now: Date): Promise<void> {
  for (const [member, property] of Object.entries(PLAIN) as [
    keyof typeof PLAIN,
    (typeof PLAIN)[keyof typeof PLAIN],
  ][]) {
    const value = facts[member];
    if (value !== undefined) Object.assign(media, { [property]: value === '' && NULLABLE.has(member) ? null : value });
  }
  const focalX = facts.focal_x ?? media.focalX;
  const focalY = facts.focal_y ?? media.focalY;
  if (focalX !== media.focalX || focalY !== media.focalY) {
    await keepAddress(em, media, now);
    media.replaceMaster({ ...media, focalX, focalY, hash: addressHash(media.file, focalX, focalY) }, now);
  }
  media.updatedAt = now;
  media.index(await applyWords(em, media, facts));
}

/** Remembers the address a picture has now, before it gets another one. */
export async function keepAddress(em: EntityManager, media: Media, now: Date): Promise<void> {
  // A new picture has shown nothing yet.
  if (!media.id) return;
  const { hash, file, focalX, focalY } = media;
  const values = { media: media.id, hash, file, focalX, focalY, createdAt: now };
  await em.upsert(MediaAddress, values, { onConflictFields: ['media', 'hash'], onConflictAction: 'ignore' });
}

/** Of these words those that a picture has none of yet, by language; null when it has them all. */
export async function missingWords(
  em: EntityManager,
  media: Media,
  { alt, caption }: MediaFactsDto,
): Promise<Words | null> {
  const texts = await em.find(MediaText, { media: media.id });
  const lacks = (language: string, word: 'alt' | 'caption') =>
    !texts.find((text) => text.language === language)?.[word];
  const of = (words: Record<string, string | undefined> | undefined, word: 'alt' | 'caption') =>
    Object.fromEntries(Object.entries(words ?? {}).filter(([language, text]) => text && lacks(language, word)));
  const missing: Words = { alt: of({ ...alt }, 'alt'), caption: of({ ...caption }, 'caption') };
  return [missing.alt, missing.caption].some((words) => Object.keys(words).length > 0) ? missing : null;
}

async function applyWords(em: EntityManager, media: Media, { alt, caption }: MediaFactsDto): Promise<MediaText[]> {
  const texts = media.id ? await em.find(MediaText, { media: media.id }) : [];
  for (const language of LANGUAGE_CODES) {
    if (alt?.[language] === undefined && caption?.[language] === undefined) continue;
    let text = texts.find((known) => known.language === language);
    if (!text) {
      text = new MediaText(media, language, '');
      texts.push(text);
      em.persist(text);
    }
    text.alt = alt?.[language] ?? text.alt;
    text.caption = (caption?.[language] ?? text.caption) || null;
  }
  for (const text of texts) if (text.alt === '' && text.caption === null) em.remove(text);
  return texts;
}
