import type { UploadedMediaDto } from '@atoll/api-client/endpoints/media.gen';

/** A file on its way into the library. */
export interface UploadItem {
  id: number;
  file: File;
  /** Where it is put, whatever is looked at by the time that it is sent. */
  folder: string;
  /** `refused`: it was never sent. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** Share of its bytes that have left, 0 to 1. */
  share: number;
  /** Why it is not there, in words. */
  fault?: string;
  /** What it has become. */
  media?: UploadedMediaDto;
}

export type Change =
  | { add: UploadItem[] }
  | { id: number; to: Partial<Omit<UploadItem, 'id' | 'file' | 'folder'>> }
  | { remove: number }
  | { clear: true };

export function changed(items: UploadItem[], change: Change): UploadItem[] {
  if ('add' in change) return [...items, ...change.add];
  if ('remove' in change) return items.filter(({ id }) => id !== change.remove);
  if ('clear' in change) return items.filter(({ state }) => isOpen(state));
  return items.map((item) => (item.id === change.id ? { ...item, ...change.to } : item));
}

/** Still to be waited for. */
export const isOpen = (state: UploadItem['state']): boolean => state === 'waiting' || state === 'sending';
