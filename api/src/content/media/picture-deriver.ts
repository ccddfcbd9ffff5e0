import type { Sql } from '../../platform/data/sql.js';
import { likenessOf } from '../../platform/uploads/accept-image.js';
import { type Master, derive, readMaster } from './derive.js';
import { type DueRow, findDue, markDerived } from './media.queries.js';
import type { MediaStore } from './store/media-store.js';
import { VARIANTS, type VariantFile, avifOf } from './variants.js';

/**
 * Derives ahead what visitors will ask for: every size of every picture, then the same as AVIF, and how a picture looks before it
 * is there. One file after the other; what a killed run has made stays made.
 */
export class PictureDeriver {
  constructor(
    private readonly store: MediaStore,
    private readonly sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
    private readonly say: (line: string) => void = () => undefined,
  ) {}

  /**
   * Works until nothing is due, what every browser shows before what spares the newer ones some bytes. Returns how many pictures it
   * has finished; one that fails is told and left for the next run.
   */
  async runDue(stopped: () => boolean = () => false): Promise<number> {
    const failed = new Set<number>();
    let done = 0;
    // Rounds, rows and files one after the other: the machine belongs to the visitors.
    for (;;) {
      const due = await findDue(this.sql, [...failed]);
      if (due.length === 0 || stopped()) return done;
      for (const format of ['own', 'avif'] as const) {
        for (const row of due) {
          if (stopped()) return done;
          if (failed.has(row.id)) continue;
          const made = await this.attempt(row, format);
          if (!made) failed.add(row.id);
          else if (format === 'avif') done++;
        }
      }
    }
  }

  private async attempt(row: DueRow, format: 'own' | 'avif'): Promise<boolean> {
    try {
      const { id, key, hash, file, focal_x: x, focal_y: y, faceless } = row;
      const bytes = await readMaster(this.store, file);
      if (!bytes) throw new RangeError('its master is gone');
      await this.sizes(`${key}-${hash}`, { bytes, focal: { x, y } }, format);
      if (format === 'avif') await markDerived(this.sql, id, hash, faceless ? await likenessOf(bytes) : null);
      return true;
    } catch (error) {
      this.say(`picture ${row.id} (${row.file}): ${(error as Error).message}`);
      return false;
    }
  }

  private async sizes(address: string, master: Master, format: 'own' | 'avif'): Promise<void> {
    for (const size of Object.keys(VARIANTS) as VariantFile[]) {
      const name = format === 'own' ? size : avifOf(size);
      const place = `${address}/${name}`;
      if (name === null || (await this.store.has(place))) continue;
      await this.store.put(place, await derive(master, size, format));
    }
  }
}
