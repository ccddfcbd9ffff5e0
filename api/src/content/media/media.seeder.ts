import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { type ByLanguage, MASTERS, announce, demoVersion, languagesOf, readDemo } from '../listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import type { ImageType } from '../../platform/uploads/image-type.js';
import { type MasterPicture, Media, MediaText } from './media.entity.js';

interface DemoPicture {
  key: string;
  file: string;
  width: number;
  height: number;
  focal: [number, number];
  alt: ByLanguage<string>;
}

/** Folder of the library that holds the demo agency's pictures. */
const DEMO_FOLDER = 'demo';

/** What a demo picture is; same bytes and focal point, same addresses. */
function readPicture({ file, width, height, focal: [focalX, focalY] }: DemoPicture, position: number) {
  const bytes = readFileSync(path.join(MASTERS, file));
  const hash = createHash('sha256').update(bytes).update(`${focalX} ${focalY}`).digest('hex').slice(0, 8);
  const master: MasterPicture = { file, hash, width, height, focalX, focalY, position };
  const type = path.extname(file).slice(1).replace('jpg', 'jpeg') as ImageType;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { master, facts: { filename: file, type, bytes: bytes.length, sha256, folder: DEMO_FOLDER } };
}

/** Pictures of the demo agency whose masters are there. */
export const mediaSeeder: Seeder = {
  name: 'media',
  demo: true,
  // The suffix grows with what is read from the pictures, so that installations of earlier versions get it too.
  version: () => `${demoVersion()} 2`,
  async run(em, { clock }) {
    const demo = readDemo<DemoPicture[]>('pictures').filter(({ file }) => existsSync(path.join(MASTERS, file)));
    const known = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const words = new Map(
      (await em.find(MediaText, {})).map((text) => [`${text.media.id} ${text.language}`, text] as const),
    );
    const retired = await retiredKeys(em);
    for (const [index, picture] of demo.entries()) {
      if (retired.has(picture.key)) continue;
      const stored = known.get(picture.key);
      if (stored?.updatedBy) continue;
      const { master, facts } = readPicture(picture, index + 1);
      const media = stored ?? new Media(picture.key, master, clock.now());
      if (stored) stored.replaceMaster(master, clock.now());
      else em.persist(media);
      if (media.sha256 !== facts.sha256) Object.assign(media, { dominantColor: null, blurhash: null });
      const taken = [...known.values()].some((other) => other !== media && other.sha256 === facts.sha256);
      Object.assign(media, facts, taken ? { sha256: null } : {});
      media.index(languagesOf(picture.alt).map(([, alt]) => ({ alt })));
      for (const [language, alt] of languagesOf(picture.alt)) {
        const text = stored && words.get(`${stored.id} ${language}`);
        if (text) text.alt = alt;
        else em.persist(new MediaText(media, language, alt));
      }
    }
    await em.flush();
    await announce(em, 'media');
  },
};

/** Keys of pictures that staff removed: they do not come back with the next version. */
async function retiredKeys(em: EntityManager): Promise<Set<string>> {
  const removals = await em.find(AuditEntry, { action: 'media.delete' }, { fields: ['before'] });
  return new Set(removals.map(({ before }) => (before as { key: string }).key));
}

/** Media of the library by key. */
export type MediaByKey = Map<string, Media>;

/** The whole library. */
export const readLibrary = async (em: EntityManager): Promise<MediaByKey> =>
  new Map((await em.find(Media, {})).map((media) => [media.key, media]));

/** The pictures with these keys that exist, in this order, each once. */
export const picturesOf = (library: MediaByKey, keys: readonly string[]): Media[] =>
  [...new Set(keys)].flatMap((key) => library.get(key) ?? []);
