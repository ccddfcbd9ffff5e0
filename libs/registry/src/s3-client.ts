import type * as Sdk from '@aws-sdk/client-s3';

/** A bucket that speaks S3, or the part of one below a prefix. */
export interface S3Settings {
  /** Address of the service; null for Amazon's own. */
  endpoint: string | null;
  bucket: string;
  /** What every key begins with: empty, or a path that ends with `/`. */
  prefix: string;
  region: string;
  /** Null: the SDK's own chain, down to the machine's role. */
  credentials: S3Credentials | null;
  /** Bucket in the path instead of the host name: for most services other than Amazon's. */
  forcePathStyle: boolean;
}

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** An answer must begin within this; bodies that we send may take longer. Milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
export const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * Opens a bucket. The SDK is loaded here: who has no bucket pays nothing.
 * @param attempts how often a request is sent when the service fails or does not answer
 */
export async function connectS3(settings: S3Settings, attempts = 3): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, credentials, forcePathStyle } = settings;
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: attempts,
    // Without the last word the SDK only warns of a request that takes too long, and goes on waiting.
    requestHandler: { connectionTimeout: 2000, requestTimeout: REQUEST_TIMEOUT_MS, throwOnRequestTimeout: true },
    // Many stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** What the SDK throws, as far as we look at it. */
export interface S3Fault {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export const statusOf = (error: unknown): number | undefined => (error as S3Fault).$metadata?.httpStatusCode;

/** Null for an object that is not there. A bucket that is missing is a fault of the installation and is thrown again. */
export const absent = (error: unknown): null => {
  if ((error as S3Fault).name !== 'NoSuchBucket' && statusOf(error) === 404) return null;
  throw error;
};
