import { useEffect, useState } from 'react';
import { followSections } from './follow-sections';

/** Which of a page's parts, by id, is being read; none above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => followSections(all.split(' '), setCurrent), [all]);
  return current;
}
