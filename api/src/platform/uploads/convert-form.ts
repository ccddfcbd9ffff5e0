import { getMetadataStorage } from 'class-validator';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import type { Type } from '@nestjs/common';
import { booleanOf } from '../fields/booleans.js';

/** Names of class-validator's rules on a member: of itself, and of each entry of a list. */
interface Rules {
  own: Set<string>;
  each: Set<string>;
}

const known = new WeakMap<Type, Map<string, Rules>>();

function rulesOf(dto: Type): Map<string, Rules> {
  const stored = known.get(dto);
  if (stored) return stored;
  const rules = new Map<string, Rules>();
  for (const { propertyName, name, type, each } of getMetadataStorage().getTargetValidationMetadatas(
    dto,
    '',
    false,
    false,
  )) {
    const rule = rules.get(propertyName) ?? { own: new Set(), each: new Set() };
    rules.set(propertyName, rule);
    for (const known of [name, type]) if (known) (each ? rule.each : rule.own).add(known);
  }
  known.set(dto, rules);
  return rules;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON of a list or object; anything else stays the text it is, for the validators to refuse. */
function fromJson(text: string, opening: '[' | '{'): unknown {
  if (!text.trimStart().startsWith(opening)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function scalar(value: unknown, rules: ReadonlySet<string>, optional: boolean): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const typed = ['isInt', 'isNumber', 'isBoolean', 'isDateString', 'isIso8601', 'isCalendarDate', 'isUuid'];
  if (text === '' && optional && typed.some((rule) => rules.has(rule))) return null;
  if (rules.has('isInt') || rules.has('isNumber')) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
  return rules.has('isBoolean') ? booleanOf(text) : value;
}

const NESTED = 'nestedValidation';

function convertMember(value: unknown, { own, each }: Rules, nested: Type | undefined): unknown {
  const isList = own.has('isArray') || each.size > 0;
  const member = (entry: unknown) => {
    const read = typeof entry === 'string' && nested ? fromJson(entry, '{') : entry;
    return nested && isRecord(read) ? convertForm(read, nested) : scalar(read, each, false);
  };
  if (isList) {
    if (value === '') return [];
    const list = typeof value === 'string' ? fromJson(value, '[') : value;
    if (Array.isArray(list)) return list.map(member);
    return typeof list === 'string' ? [member(list)] : list;
  }
  const isObject = own.has('isObject') || own.has(NESTED) || nested !== undefined;
  const read = isObject && typeof value === 'string' ? fromJson(value, '{') : value;
  if (nested && isRecord(read)) return convertForm(read, nested);
  return isObject ? read : scalar(read, own, own.has('conditionalValidation'));
}

/**
 * The texts of a form as the types that a DTO's rules ask for: whole and decimal numbers, `true` and `false`, lists out of a single
 * part or a JSON text, objects out of a JSON text. An empty part clears an optional number, date or yes/no (null) and a list.
 * What does not convert stays as it is and is refused by the validators with the message of its field.
 */
export function convertForm(body: Record<string, unknown>, dto: Type): Record<string, unknown> {
  const rules = rulesOf(dto);
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const rule = rules.get(key);
      return [key, rule ? convertMember(value, rule, nestedType(dto, key)) : value];
    }),
  );
}

/** Class of a member that `@Type` names; not the constructors it is used with for numbers and dates. */
function nestedType(dto: Type, key: string): Type | undefined {
  const metadata = defaultMetadataStorage.findTypeMetadata(dto, key);
  const named = metadata?.typeFunction?.() as Type | undefined;
  return named && ![Number, String, Boolean, Date, Object, Array].includes(named as never) ? named : undefined;
}
