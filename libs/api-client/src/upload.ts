import { newIdempotencyKey } from './base-query.ts';
import { toApiError } from './api-error.ts';
import { keeperOf, replaceToken, usableToken } from './token-keepers.ts';
import { transport } from './transport.ts';

export interface Upload {
  /** Address in the API: `/api/media/`. */
  url: string;
  method?: 'POST' | 'PUT';
  body: FormData;
  headers?: Readonly<Record<string, string>>;
  /** Share of the bytes that have left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  body: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function send({ url, method, body, onProgress, signal }: Upload, headers: Headers): Promise<Answer> {
  return new Promise((answered) => {
    const request = new XMLHttpRequest();
    const end = () => answered({ status: request.status, body: parsed(request.responseText) });
    request.open(method ?? 'POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = end;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/**
 * Sends a file with the session of the page and tells how far it is, which `fetch` does not. Nothing is tried again but a call whose
 * token had run out: who waits decides.
 * @throws ApiError; status 0 without a network and when it was called off
 */
export async function upload<T>(wanted: Upload): Promise<T> {
  const { url, method = 'POST', signal } = wanted;
  const headers = new Headers({ 'Accept-Language': transport.language(), ...wanted.headers });
  if (method === 'POST' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newIdempotencyKey());
  const keeper = keeperOf(url, method);
  for (let isFirst = true; ; isFirst = false) {
    const token = keeper && (await usableToken(keeper, window.location.origin));
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (signal?.aborted) throw toApiError(0, undefined);
    const { status, body } = await send(wanted, headers);
    if (status >= 200 && status < 300) return body as T;
    if (status === 401 && isFirst && keeper && (await replaceToken(keeper, window.location.origin))) continue;
    throw toApiError(status, body);
  }
}
