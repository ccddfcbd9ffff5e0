import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@atoll/api-client/base';
import type { UploadedMediaDto } from '@atoll/api-client/endpoints/media.gen';
import { upload } from '@atoll/api-client/upload';
import { faultOf, refusalOf } from '../file-rules';
import { libraryChanged } from '../media-api';
import { type UploadItem, changed, isOpen } from './upload-item';

/** The API looks at two pictures at a time. */
const AT_ONCE = 2;

let last = 0;

export interface Uploads {
  items: UploadItem[];
  isBusy: boolean;
  /** Takes files in; what cannot be a picture is refused here. */
  add: (files: Iterable<File>) => void;
  /** Calls one off, or takes it out of the list. */
  remove: (id: number) => void;
  again: (id: number) => void;
  /** Takes all out of the list that are not under way. */
  clear: () => void;
}

/**
 * Files on their way into the library, a few at a time.
 * @param folder where those are put that are taken in now
 * @param onDone each picture that has come in
 */
export function useUploads({
  folder = '',
  onDone,
}: { folder?: string | undefined; onDone?: (media: UploadedMediaDto) => void } = {}): Uploads {
  const { t } = useTranslation('admin');
  const store = useAppStore();
  const [items, change] = useReducer(changed, []);
  const running = useRef(new Map<number, AbortController>());
  const done = useRef(onDone);
  const isBusy = items.some(({ state }) => isOpen(state));

  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const start = async ({ id, file, folder: into }: UploadItem) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change({ id, to: { state: 'sending', share: 0 } });
      const body = new FormData();
      body.append('file', file);
      if (into) body.append('folder', into);
      const { signal } = controller;
      const onProgress = (share: number) => change({ id, to: { share } });
      try {
        const media = await upload<UploadedMediaDto>({ url: '/api/media/', body, signal, onProgress });
        change({ id, to: { state: 'done', share: 1, media } });
        done.current?.(media);
        store.dispatch(libraryChanged());
      } catch (error) {
        if (!signal.aborted) change({ id, to: { state: 'failed', fault: faultOf(error) } });
      } finally {
        running.current.delete(id);
      }
    };
    const waiting = items.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running.current.size))) void start(item);
  }, [items, store]);
  // What is under way ends with the page, and a tab that is closed asks first.
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  const taken = (file: File): UploadItem => {
    const refusal = refusalOf(file);
    last += 1;
    const item = { id: last, file, folder, share: 0 };
    return refusal ? { ...item, state: 'refused', fault: t(`media.${refusal}`) } : { ...item, state: 'waiting' };
  };
  return {
    items,
    isBusy,
    add: (files) => change({ add: [...files].map(taken) }),
    remove: (id) => {
      running.current.get(id)?.abort();
      change({ remove: id });
    },
    again: (id) => change({ id, to: { state: 'waiting', share: 0 } }),
    clear: () => change({ clear: true }),
  };
}
