import { GO_ON_EVENT } from '@atoll/contract/document';

/** What the far parts of a page may take to be taken over. */
const PATIENCE_MS = 3_000;

/** Has the browser go on with all that the server drew, while it is as the server drew it: parts, and then parts in them. */
export async function goOn(): Promise<void> {
  const isLate = new Promise<true>((tell) => setTimeout(() => tell(true), PATIENCE_MS));
  for (;;) {
    const parts: Promise<void>[] = [];
    window.dispatchEvent(new CustomEvent(GO_ON_EVENT, { detail: parts }));
    // oxlint-disable-next-line no-await-in-loop -- what is in a part is known once the part is there
    if (parts.length === 0 || (await Promise.race([Promise.all(parts), isLate])) === true) return;
  }
}
