import type { Readable } from 'node:stream';
import { contentTypeOf } from '@atoll/registry/content-types';
import {
  type S3Connection,
  type S3Fault,
  type S3Settings,
  UPLOAD_TIMEOUT_MS,
  absent,
  connectS3,
  statusOf,
} from '@atoll/registry/s3-client';
import { MediaStore, StorageFullError, checkedKey } from './media-store.js';

/** Files in a bucket that speaks S3 (`ATOLL_MEDIA=s3://…` or `S3_BUCKET`). It is opened with the first call. */
export class S3Store extends MediaStore {
  private connection: Promise<S3Connection> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  private connect(): Promise<S3Connection> {
    return (this.connection ??= connectS3(this.settings));
  }

  private place(key: string) {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + checkedKey(key) };
  }

  /** An object appears whole or not at all. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const { sdk, client } = await this.connect();
    const object = { ...this.place(key), Body: bytes, ContentLength: bytes.length, ContentType: contentTypeOf(key) };
    const kept = { ...object, CacheControl: 'public, max-age=31536000, immutable' };
    await client.send(new sdk.PutObjectCommand(kept), { requestTimeout: UPLOAD_TIMEOUT_MS }).catch((error: unknown) => {
      const { name } = error as S3Fault;
      if (statusOf(error) === 507 || /quota|storagefull/i.test(name ?? '')) throw new StorageFullError();
      throw error;
    });
  }

  async get(key: string): Promise<Buffer | null> {
    const { sdk, client } = await this.connect();
    const found = await client.send(new sdk.GetObjectCommand(this.place(key))).catch(absent);
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
  }

  async has(key: string): Promise<boolean> {
    const { sdk, client } = await this.connect();
    return (await client.send(new sdk.HeadObjectCommand(this.place(key))).catch(absent)) !== null;
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.connect();
    await client.send(new sdk.DeleteObjectCommand(this.place(key))).catch(absent);
  }

  async stream(key: string): Promise<Readable | null> {
    const { sdk, client } = await this.connect();
    const found = await client.send(new sdk.GetObjectCommand(this.place(key))).catch(absent);
    // In Node the body is always a Readable.
    return (found?.Body as Readable | undefined) ?? null;
  }

  override async close(): Promise<void> {
    (await this.connection)?.client.destroy();
  }
}
