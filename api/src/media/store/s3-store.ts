import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config.js';
import { MediaStore, StorageFullError, checkedKey, contentTypeOf } from './media-store.js';

interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

interface S3Fault {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const absent = (error: unknown): null => {
  const { name, $metadata } = error as S3Fault;
  // A bucket that is missing is a fault of the installation.
  if (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404) return null;
  throw error;
};

/** Files in a bucket that speaks S3 (`S3_BUCKET`). The SDK is loaded with the first call: who has no bucket pays nothing. */
export class S3Store extends MediaStore {
  private connection: Promise<Connection> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  private connect(): Promise<Connection> {
    return (this.connection ??= this.open());
  }

  private async open(): Promise<Connection> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, credentials, forcePathStyle } = this.settings;
    const client = new sdk.S3Client({
      region,
      forcePathStyle,
      ...(endpoint === null ? {} : { endpoint }),
      ...(credentials === null ? {} : { credentials }),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000 },
      // Many stores other than Amazon's do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }

  private place(key: string) {
    return { Bucket: this.settings.bucket, Key: checkedKey(key) };
  }

  /** An object appears whole or not at all. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const { sdk, client } = await this.connect();
    const object = { ...this.place(key), Body: bytes, ContentLength: bytes.length, ContentType: contentTypeOf(key) };
    const kept = { ...object, CacheControl: 'public, max-age=31536000, immutable' };
    await client.send(new sdk.PutObjectCommand(kept)).catch((error: unknown) => {
      const { name, $metadata } = error as S3Fault;
      if ($metadata?.httpStatusCode === 507 || /quota|storagefull/i.test(name ?? '')) throw new StorageFullError();
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
