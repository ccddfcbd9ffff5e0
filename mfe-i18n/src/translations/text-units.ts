import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';

/** What is translated and approved as one: a text, or a plural with all its forms. */
export interface TextUnit {
  /** `ru:catalog:nights`: of a plural without the form. */
  id: string;
  namespace: string;
  key: string;
  language: string;
  isPlural: boolean;
  rows: TranslationTextDto[];
}

/** As people name it. */
export const nameOf = ({ namespace, key }: TextUnit): string => `${namespace}:${key}`;

/** In the order in which numbers count up. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const place = ({ form }: TranslationTextDto) => FORMS.indexOf(form ?? '');

/** Rows of a list as texts, in the order of the list. */
export function unitsOf(rows: readonly TranslationTextDto[]): TextUnit[] {
  const units = new Map<string, TextUnit>();
  for (const row of rows) {
    const key = row.plural ?? row.key;
    const id = `${row.language}:${row.namespace}:${key}${row.plural === null ? '' : '#'}`;
    const unit = units.get(id);
    if (unit) unit.rows.push(row);
    else
      units.set(id, {
        id,
        namespace: row.namespace,
        key,
        language: row.language,
        isPlural: row.plural !== null,
        rows: [row],
      });
  }
  for (const unit of units.values()) unit.rows.sort((a, b) => place(a) - place(b));
  return [...units.values()];
}

export type TextState = TranslationTextDto['status'];

/** What there is to do first comes first: a plural is in the worst state that a form it needs has. */
const WORST: TextState[] = ['missing', 'outdated', 'edited', 'approved', 'released'];

export function stateOf({ rows }: TextUnit): TextState {
  const states = rows.filter(({ required }) => required).map(({ status }) => status);
  return WORST.find((state) => states.includes(state)) ?? 'released';
}

/** Whether a translator has to look at it. */
export const needsWork = (unit: TextUnit): boolean =>
  ['missing', 'outdated'].includes(stateOf(unit)) ||
  unit.rows.some(({ qa }) => qa.some(({ severity }) => severity === 'error'));
