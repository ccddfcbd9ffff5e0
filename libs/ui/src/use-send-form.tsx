import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { sentences } from '@atoll/contract/lists';
import { type ErrorLike, errorText } from '@atoll/i18n/error-text';

/** An error of the API, as its client hands it out. */
type Refusal = ErrorLike & { status: number; messageKey: string; code?: string };

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'status' in error && 'messageKey' in error;

/** Without an answer, or with one from half-way, nobody knows whether it was taken. */
const isUnclear = ({ status }: Refusal): boolean => status === 0 || status === 408 || status >= 500;

/** What is wrong, by the name of the field. */
export type Faults = Partial<Record<string, string>>;

interface SendForm {
  form: RefObject<HTMLFormElement | null>;
  faults: Faults;
  /** Why it was not taken as a whole. */
  failure: string | null;
  /** Nobody knows whether it was taken: the answer got lost. */
  isUnclear: boolean;
  isBusy: boolean;
  submit(event: FormEvent): void;
}

/** A limit that was reached is told in the server's words: they name the time. */
const told = (error: Refusal): string =>
  (error.status === 429 || error.status === 409) && error.message ? error.message : errorText(error);

/** A fault of each field that the form has; null when the server speaks of others. */
function faultsIn({ fields }: Refusal, form: HTMLFormElement): Faults | null {
  const known = Object.entries(fields ?? {}).filter(([name]) => form.elements.namedItem(name));
  if (known.length === 0 || known.length < Object.keys(fields ?? {}).length) return null;
  return Object.fromEntries(known.map(([name, messages]) => [name, sentences(...messages)]));
}

/**
 * A form whose fields keep what was typed, whatever the answer. `check` says what is wrong before anything is sent; `send` may throw
 * what the API answers; `failed` words what is to be told of the whole, whichever field it names.
 */
export function useSendForm(
  check: (data: FormData) => Faults,
  send: (data: FormData, form: HTMLFormElement) => Promise<void>,
  failed: (error: Refusal) => string | null = () => null,
): SendForm {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function show(found: Faults): void {
    setFaults(found);
    const [first] = Object.keys(found);
    const named = first === undefined ? null : form.current?.elements.namedItem(first);
    const field = named instanceof RadioNodeList ? named[0] : named;
    if (field instanceof HTMLElement) field.focus();
  }

  async function sending(fields: HTMLFormElement): Promise<void> {
    const data = new FormData(fields);
    const found = check(data);
    setFailure(null);
    show(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(data, fields);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setLost(isUnclear(error));
      const worded = failed(error);
      const known = worded === null && faultsIn(error, fields);
      if (known) show(known);
      else setFailure(worded ?? told(error));
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.current) void sending(form.current);
  };
  return { form, faults, failure, isUnclear: isLost, isBusy, submit };
}

/** A field as it was typed, without the spaces around it. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** A password as it was typed. */
export const secretOf = (data: FormData, name: string): string => String(data.get(name) ?? '');
