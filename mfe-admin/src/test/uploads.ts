import type { MediaDto } from '@atoll/api-client/endpoints/media.gen';

/** A form on its way, and what ends it. */
export interface SentForm {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData;
  aborted: boolean;
  progress: (share: number) => void;
  answer: (status: number, body: unknown) => void;
}

/** Stands in for the browser's `XMLHttpRequest`, which tells how far a file is; every form that was sent is in the answer. */
export function catchUploads(): SentForm[] {
  const sent: SentForm[] = [];
  class Request {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend?: () => void;
    private readonly headers: Record<string, string> = {};
    private form?: SentForm;
    private target = { method: '', url: '' };

    open(method: string, url: string): void {
      this.target = { method, url };
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    abort(): void {
      if (this.form) this.form.aborted = true;
      this.onloadend?.();
    }
    send(body: FormData): void {
      this.form = {
        ...this.target,
        headers: this.headers,
        body,
        aborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (status, answer) => {
          this.status = status;
          this.responseText = JSON.stringify(answer);
          this.onloadend?.();
        },
      };
      sent.push(this.form);
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return sent;
}

/** jsdom reads no blob of `fetch`: every file reads as the same small picture. */
export function teachFiles(): void {
  class Reader {
    result = 'data:image/webp;base64,UklGRg==';
    onload?: () => void;

    readAsDataURL(): void {
      queueMicrotask(() => this.onload?.());
    }
  }
  globalThis.FileReader = Reader as unknown as typeof FileReader;
}

export const pictureFile = (name: string, bytes = 10, type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A picture of the library as the API answers it. */
export const picture = (id: number, filename: string, more: Partial<MediaDto> = {}): MediaDto => ({
  id,
  key: `key-${id}`,
  filename,
  original_name: filename,
  type: 'jpeg',
  bytes: 204_800,
  width: 400,
  height: 200,
  alt: { en: `About ${filename}`, ru: 'Риф', zh: '礁' },
  caption: {},
  credit: null,
  licence: null,
  source_url: null,
  consent_until: null,
  focal_x: 0.5,
  focal_y: 0.5,
  dominant_color: null,
  blurhash: null,
  folder: '',
  tags: [],
  variants: { card: `/media/${id}/card.webp`, thumbnail: `/media/${id}/thumbnail.webp` } as MediaDto['variants'],
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  updated_by: 'owner@atoll.example',
  version: 1,
  usage_count: 0,
  usage: [],
  ...more,
});
