import { useState } from 'react';
import { useSessionUser } from '@atoll/api-client/base';

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/** What somebody has chosen for themselves, kept in this browser under their account; `parse` answers null for what it does not know. */
export function useStored<T>(name: string, usual: T, parse: (value: unknown) => T | null): [T, (value: T) => void] {
  const key = `atoll_office:${useSessionUser()?.id ?? ''}:${name}`;
  const [value, setValue] = useState(() => parse(read(key)) ?? usual);
  const store = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  };
  return [value, store];
}
