import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { ResortImage, type ResortImageFacts, ResortImageText } from '../resorts/resort-image.entity.js';
import { Resort } from '../resorts/resort.entity.js';
import {
  arrange,
  chooseCover,
  isShown,
  lacksPicture,
  lockResort,
  markTouched,
  resignCover,
} from './resort-images.queries.js';
import { ResortImageDocumentDto, WriteResortImageDto, WriteResortImageWordsDto } from './resort-image-editing.dto.js';

/** Shared members of the document of a resort's picture. Its resort stays what it was made with. */
export type SharedResortImage = SharedOf<ResortImageDocumentDto, 'resort' | 'media' | 'is_cover'> & {
  /** Null leaves it where it stands; a new one goes to the end. */
  position: number | null;
};

/** Behind every other. */
const LAST = 1_000_000;

/** Pictures of places to stay as the editing engine sees them: parts of a resort, in an order, one of them its cover. */
export const resortImageKind = defineKind<ResortImage, SharedResortImage, ResortImageFacts>({
  name: 'resort_image',
  path: 'resort-images',
  entity: ResortImage,
  document: ResortImageDocumentDto,
  body: WriteResortImageDto,
  plain: true,
  tags: ['resorts'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: {
    entity: ResortImageText,
    words: WriteResortImageWordsDto,
    optional: true,
  },
  defaults: { resort: null, media: null, kind: 'beach', position: null, is_cover: null },
  single: { resort: 'resort', media: 'media' },
  partOf: { table: 'resort', column: 'resort_id' },
  placed: ['position', 'is_cover'],
  make: (_, facts, now) => new ResortImage(facts, now),
  toShared: () => ({}),
  toColumns: ({ resort, is_cover }, { em }) => ({
    resort: em.getReference(Resort, given(resort)),
    isCover: is_cover === true,
  }),
  async complete(shared, { em, row, duplicate }) {
    if (row) shared.resort = row.resort.id;
    else if (shared.resort !== null) await lockResort(em, String(shared.resort));
    if (duplicate) Object.assign(shared, { position: null, is_cover: null });
    shared.position ??= row?.position ?? LAST;
    shared.is_cover ??= row?.isCover ?? false;
  },
  check({ resort, media }) {
    const problems: Problems = {};
    if (resort === null) problems['resort'] = [{ code: 'required' }];
    if (media === null) problems['media'] = [{ code: 'required' }];
    return problems;
  },
  async publishProblems({ id, resort, media }, context) {
    const picture = media ?? 0;
    const shown = await isShown(context.em, resort ?? 0, picture, id);
    return {
      ...(await needPicture('media', [picture], context)),
      ...(shown ? { media: [{ code: 'duplicate_entry' }] } : {}),
    };
  },
  async settle(row, before, { em }) {
    const { resort, status, updatedBy } = row;
    if (before?.status === 'published' && status !== 'published') {
      if (await lacksPicture(em, resort.id)) throw ValidationFailedError.on('images', 'needs_picture');
      await resignCover(em, row.id);
    }
    await arrange(em, row);
    await chooseCover(em, resort.id, row.id);
    await markTouched(em, resort.id, updatedBy);
    await em.refresh(row);
  },
  release(row) {
    row.media = null;
  },
});
