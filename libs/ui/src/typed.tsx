import { isRecord, readStored, removeStored, writeStored } from './session-store.tsx';

/** A form whose fields are kept in this tab over a reload: never that of a password, which may be shown as text. */
export interface TypedForm {
  name: string;
  fields: readonly string[];
}

const keyOf = ({ name }: TypedForm): string => `atoll_typed:${name}`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

const isField = (found: RadioNodeList | Element | null): found is Field =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, RadioNodeList].some((kind) => found instanceof kind);

/** The fields that a form has, by name; of radio buttons the group. */
const fieldsOf = ({ fields }: TypedForm, form: HTMLFormElement | null): [string, Field][] =>
  fields.flatMap((name) => {
    const found = form?.elements.namedItem(name) ?? null;
    return isField(found) ? [[name, found]] : [];
  });

/** Fills fields with what was typed before the reload; what the browser has filled itself stays. */
export function restoreTyped(kept: TypedForm, form: HTMLFormElement | null): void {
  const stored = readStored(keyOf(kept));
  if (!isRecord(stored)) return;
  for (const [name, field] of fieldsOf(kept, form)) {
    const value = stored[name];
    const isUntouched = field.value === '' || ('defaultValue' in field && field.value === field.defaultValue);
    if (typeof value === 'string' && isUntouched) field.value = value;
  }
}

export const keepTyped = (kept: TypedForm, form: HTMLFormElement | null): void =>
  writeStored(keyOf(kept), Object.fromEntries(fieldsOf(kept, form).map(([name, { value }]) => [name, value])));

/** What was typed is sent. */
export const forgetTyped = (kept: TypedForm): void => removeStored(keyOf(kept));
