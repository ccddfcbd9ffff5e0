/** What a stubbed API answers: a value (200), a full answer, or a function of the request. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
export type Handler = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

/** Answers by `METHOD /path/` (without `/api`): `{ 'GET /packages/': { body: { count: 0, … } } }`; `*` ends a prefix. */
export type Handlers = Record<string, Handler>;

export interface FakeApi {
  /** Every request so far, for assertions. */
  requests: FakeRequest[];
  restore(): void;
}

async function read(input: RequestInfo | URL, init?: RequestInit): Promise<FakeRequest> {
  const request = input instanceof Request ? input : new Request(new URL(String(input), window.location.origin), init);
  const url = new URL(request.url);
  const text = await request.clone().text();
  let body: unknown = text || undefined;
  try {
    body = text ? JSON.parse(text) : undefined;
  } catch {
    // Not JSON: left as text.
  }
  const path = url.pathname.replace(/^\/api/, '');
  return { method: request.method, path, query: url.searchParams, headers: request.headers, body };
}

function find(handlers: Handlers, method: string, path: string): Handler | undefined {
  const exact = handlers[`${method} ${path}`];
  if (exact) return exact;
  const prefix = Object.keys(handlers).find(
    (key) => key.endsWith('*') && `${method} ${path}`.startsWith(key.slice(0, -1)),
  );
  return prefix ? handlers[prefix] : undefined;
}

/** Replaces `fetch` until `restore()`; a request without a handler is answered 404 as the API does. */
export function fakeApi(handlers: Handlers): FakeApi {
  const original = globalThis.fetch;
  const requests: FakeRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = await read(input, init);
    requests.push(request);
    const handler = find(handlers, request.method, request.path);
    const answer = typeof handler === 'function' ? await handler(request) : handler;
    const {
      status = answer ? 200 : 404,
      body,
      headers,
    } = answer ?? { body: { detail: 'Not found.', code: 'not_found' } };
    const empty = status === 204 || status === 205;
    return new Response(empty ? null : JSON.stringify(body ?? null), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  return {
    requests,
    restore() {
      globalThis.fetch = original;
    },
  };
}
