export interface Notification {
  kind: 'success' | 'error' | 'info';
  text: string;
}
export interface Shown extends Notification {
  id: number;
}

const DURATION_MS = 5_000;
const MOST = 3;

export const NONE: readonly Shown[] = [];
let shown = NONE;
let next = 1;
let isHeld = false;
const clocks = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export const messages = (): readonly Shown[] => shown;

export const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(to: readonly Shown[]): void {
  shown = to;
  for (const listener of listeners) listener();
}

function begin(id: number): void {
  clearTimeout(clocks.get(id));
  clocks.set(
    id,
    setTimeout(() => remove(id), DURATION_MS),
  );
}

function remove(id: number): void {
  clearTimeout(clocks.get(id));
  clocks.delete(id);
  change(shown.filter((it) => it.id !== id));
}

/**
 * Shows a message for 5 seconds; the oldest leaves when a fourth arrives (specification §9). What stands there already is not
 * said twice: it stays for 5 seconds more.
 */
export function notify(notification: Notification): void {
  const same = shown.find(({ kind, text }) => kind === notification.kind && text === notification.text);
  if (same) {
    if (!isHeld) begin(same.id);
    return;
  }
  const id = next++;
  change([...shown, { ...notification, id }].slice(-MOST));
  if (!isHeld) begin(id);
}

/** From now on messages stay. */
export function hold(): void {
  isHeld = true;
  for (const clock of clocks.values()) clearTimeout(clock);
  clocks.clear();
}

/** Each has its five seconds again, if they were held. */
export function release(): void {
  if (!isHeld) return;
  isHeld = false;
  for (const { id } of shown) begin(id);
}

/** Takes a message away. */
export const dismiss = remove;
