import { isRecord, readStored, removeStored, writeStored } from '../shared/session-store';

/** A form whose fields are kept in this tab over a reload: never that of a password, which may be shown as text. */
export interface TypedForm {
  name: string;
  fields: readonly string[];
}

const keyOf = ({ name }: TypedForm): string => `atoll_typed:${name}`;

const fieldsOf = ({ fields }: TypedForm, form: HTMLFormElement | null): HTMLInputElement[] =>
  fields.flatMap((field) => {
    const element = form?.elements.namedItem(field);
    return element instanceof HTMLInputElement ? element : [];
  });

/** Fills empty fields with what was typed before the reload. */
export function restoreTyped(kept: TypedForm, form: HTMLFormElement | null): void {
  const stored = readStored(keyOf(kept));
  if (!isRecord(stored)) return;
  for (const field of fieldsOf(kept, form)) {
    const value = stored[field.name];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

export const keepTyped = (kept: TypedForm, form: HTMLFormElement | null): void =>
  writeStored(keyOf(kept), Object.fromEntries(fieldsOf(kept, form).map(({ name, value }) => [name, value])));

/** What was typed is sent. */
export const forgetTyped = (kept: TypedForm): void => removeStored(keyOf(kept));
