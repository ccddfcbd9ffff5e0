import type { Config } from '../../../platform/config/config.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

/** The store that the configuration names. */
export const openStore = ({ s3, mediaDir }: Pick<Config, 's3' | 'mediaDir'>): MediaStore =>
  s3 ? new S3Store(s3) : new DiskStore(mediaDir);
