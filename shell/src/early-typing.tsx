import { type ReactNode, useEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is typed is said again after so long at the latest. */
const LATEST_MS = 1_000;
/** So often is looked whether a field has gone back to what it was, and so long between. */
const LOOKS = 20;
const LOOK_MS = 250;

/** Marks that the page hears whatever is done from then on. */
export const HEARD = 'atoll.heard';

/** After so long nobody waits any more for what a button would do. */
const LATE_MS = 5_000;

/** What comes first of typing, choosing and ticking: by the next, React may have taken it back. */
const FIRST = ['input', 'click'];
/** With what somebody begins the next thing. */
const NEXT = ['pointerdown', 'keydown'];

const CONTROLS = 'input, textarea, select';

const isControl = (target: unknown): target is Control => target instanceof Element && target.matches(CONTROLS);
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const isRadio = (control: Control): control is HTMLInputElement => isTicked(control) && control.type === 'radio';
const isSameGroup = (one: Control, other: Control): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form;

/** What a control says. */
const said = (control: Control): string | boolean => (isTicked(control) ? control.checked : control.value);

/** Whether a control says something else than the server drew. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** A drop-down whose options the server marked none of says its first one. */
const isUntouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement &&
  control.selectedIndex <= 0 &&
  !Array.from(control.options).some(({ defaultSelected }) => defaultSelected);

/** Says it as if it were typed or chosen now; React hears only of what differs from what it saw last. */
function sayAgain(control: Control, what: string | boolean): void {
  // What the server drew of the part is gone on with first, where that was still to come.
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (typeof what === 'boolean') {
    // One of a group is chosen by itself, and left by the choice of another.
    if (!isTicked(control) || (isRadio(control) && !what)) return;
    control.checked = !what;
    control.click();
    return;
  }
  control.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, what);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** The parts of a page are gone on with one after the other, and nothing is idle before the last. */
function whenIdle(tell: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(tell, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(tell, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}

/** The buttons that were pressed until now; from now on React hears of them. */
function endPressing(): EarlyPress[] {
  const early = window.atollEarly;
  delete window.atollEarly;
  early?.end();
  return early?.pressed ?? [];
}

/** Each after what the one before has changed is drawn. */
async function pressAgain(pressed: EarlyPress[]): Promise<void> {
  for (const { button, was, at } of pressed) {
    const isMeant = button.isConnected && button.getAttribute('aria-pressed') === was;
    if (isMeant && performance.now() - at < LATE_MS) button.click();
    await undefined;
  }
}

/**
 * Hears what is typed and chosen before the browser has gone on with what the server drew, which React does not: a field would go
 * back to what it was when its page moves on. It is said again once the page listens, and again where a part of it did not yet.
 * Buttons that were pressed are pressed again.
 * @returns what to draw around the page
 */
export function hearEarly(root: HTMLElement): (props: { children: ReactNode }) => ReactNode {
  const pressed = endPressing();
  const heard = new Map<Control, string | boolean>();
  for (const control of root.querySelectorAll<Control>(CONTROLS))
    if (isChanged(control) && !isUntouched(control)) heard.set(control, said(control));
  let isListening = false;
  let isSaying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ target, type }: Event) => {
    if (isSaying || !isControl(target) || (type === 'click' && !isTicked(target))) return;
    for (const other of heard.keys()) if (isSameGroup(other, target)) heard.delete(other);
    // Once the page listens, what is said of a field is the last word over what was typed there early.
    if (isListening) heard.delete(target);
    else heard.set(target, said(target));
  };
  const sayAll = () => {
    const isFirst = !isListening;
    isListening = true;
    isSaying = true;
    for (const [control, what] of heard)
      if (control.isConnected && (isFirst || said(control) !== what)) sayAgain(control, what);
    isSaying = false;
    if (!isFirst) return;
    performance.mark(HEARD);
    void pressAgain(pressed);
  };
  const end = () => {
    clearTimeout(timer);
    for (const name of FIRST) document.removeEventListener(name, hear, true);
    for (const name of NEXT) document.removeEventListener(name, goOn, true);
  };
  // What is done from now on reaches the page by itself, and is the last word.
  const goOn = () => {
    if (!isListening) return;
    sayAll();
    end();
  };
  const look = (looks: number) => {
    sayAll();
    if (heard.size > 0 && looks > 0) timer = setTimeout(look, LOOK_MS, looks - 1);
    else end();
  };
  // Before React hears of it.
  for (const name of FIRST) document.addEventListener(name, hear, true);
  for (const name of NEXT) document.addEventListener(name, goOn, true);
  return function Heard({ children }) {
    useEffect(() => whenIdle(() => look(LOOKS)), []);
    return children;
  };
}
