import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, isLanguage } from '@atoll/contract/languages';
import type { FormKind, Member } from '../kind';
import type { Errors } from '../use-form';

export type Path = readonly string[];

/** What the control of a member is given. */
export interface MemberFieldProps {
  member: Member;
  path: Path;
  value: unknown;
  /** In place of its usual name. */
  label?: ReactNode;
}

/** What all fields of a form share. */
export interface FormScope {
  kind: FormKind;
  /** Of the thing, among its kind; absent before there is one. */
  id?: number;
  /** The language that stands beside English. */
  beside: Exclude<Language, 'en'>;
  errors: Errors;
  /** Nothing can be changed: no permission, or put away. */
  isLocked: boolean;
  set: (path: Path, value: unknown) => void;
  /** The control of any member, for those that have members inside. */
  Field: ComponentType<MemberFieldProps>;
}

const Scope = createContext<FormScope | null>(null);
export const FormScopeProvider = Scope.Provider;

export function useFormScope(): FormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field stands outside a form.');
  return scope;
}

/** Names on the way to a member, without places in lists, languages and the members that only hold them. */
export const namesIn = (path: Path): string[] =>
  path.filter(
    (name, index) =>
      name !== 'translations' &&
      !isLanguage(name) &&
      !/^\d+$/.test(name) &&
      !(name === 'text' && isLanguage(path[index + 1]) && index + 2 < path.length),
  );

/** The words of members and choices: those of the kind or of the whole it is part of, else those that all share. */
export function useMemberWords(kind: Pick<FormKind, 'path'>) {
  const { t, i18n } = useTranslation('admin');
  const first = (group: 'members' | 'hints' | 'choices' | 'adds', keys: string[]) => {
    const found = keys.find((key) => i18n.exists(`admin:${group}.${key}`));
    return found && t(`${group}.${found}` as 'members.name');
  };
  const keysOf = (path: Path) => {
    const names = namesIn(path);
    const [last = '', parent] = names.toReversed();
    return [`${kind.path}_${last}`, ...(parent ? [`${parent}_${last}`] : []), last];
  };
  return {
    label: (path: Path) => first('members', keysOf(path)) ?? namesIn(path).at(-1) ?? '',
    /** What adding an entry is called. */
    add: (path: Path) => first('adds', keysOf(path)) ?? t('adds.entry'),
    hint: (path: Path) => first('hints', keysOf(path)),
    choice: (path: Path, value: string | number) =>
      first('choices', [...keysOf(path).map((key) => `${key}_${value}`), String(value)]) ?? String(value),
  };
}

/** The first message of a field. */
export const errorAt = (errors: Errors, path: Path): string | undefined => errors[path.join('.')]?.[0];
