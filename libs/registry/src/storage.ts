/** An object and the tag that names this very content of it. */
export interface Stored {
  data: Uint8Array;
  etag: string;
}

/**
 * What the registry needs of a store; a folder and an S3 bucket both offer it. Keys are relative paths with `/`.
 * `createOnly` and `compareAndSwap` are atomic also between processes.
 */
export interface Storage {
  read(key: string): Promise<Stored | null>;
  /** Keys below a prefix that ends with `/`, in no order. */
  list(prefix: string): Promise<string[]>;
  /** False when the key exists already; its content is left alone. */
  createOnly(key: string, data: Uint8Array): Promise<boolean>;
  /** Replaces the content that `expected` names (null: no content yet); false when it is another one. */
  compareAndSwap(key: string, expected: string | null, data: Uint8Array): Promise<boolean>;
}

/** The store does not answer or refuses us, so that nothing is known of the key. The message is a sentence for a person. */
export class UnreachableError extends Error {}
