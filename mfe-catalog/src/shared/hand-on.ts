/** The address of the page. */
export const here = () => window.location.origin + window.location.pathname;

/** Whether the device has a window of its own for handing something on. */
export const isShared = () => typeof navigator.share === 'function';

/** Opens that window. Whoever closes it wants nothing more. */
export const share = (title: string) => navigator.share({ title, url: here() }).catch(() => undefined);

/** @returns false where it is refused, or not a secure context, where there is no clipboard at all */
export async function copy(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(here());
    return true;
  } catch {
    return false;
  }
}
