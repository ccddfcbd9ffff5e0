import { type EntityClass, type EntityManager, type EntityProperty, ReferenceKind } from '@mikro-orm/postgresql';

/** `best_months` in a document is `bestMonths` in a row. */
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

export const camelCase = (name: string): string =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The same values under the names that a row has for them. */
export type Camelled<T> = { [Member in keyof T as CamelCase<Member>]: T[Member] };

export const camelled = <T extends object>(members: T): Camelled<T> =>
  Object.fromEntries(Object.entries(members).map(([member, value]) => [camelCase(member), value])) as Camelled<T>;

/** A column as a document has it: another row by its id. */
type Told<Value> = Value extends { id: number } ? number : Value;

/** Members of a document that the column of their name does not tell. */
type Untold<Row, Shared> = {
  [Member in keyof Shared]: CamelCase<Member> extends keyof Row
    ? Told<Row[CamelCase<Member>]> extends Shared[Member]
      ? never
      : Member
    : never;
}[keyof Shared];

/** Columns that the member of their name fills. */
type Filled<Facts, Shared> = {
  [Member in keyof Shared]: CamelCase<Member> extends keyof Facts
    ? Shared[Member] extends Told<Facts[CamelCase<Member>]>
      ? CamelCase<Member>
      : never
    : never;
}[keyof Shared];

/** What a kind says of its document itself: every member that has another type than the column of its name, and any other. */
export type OwnMembers<Row, Shared> = Pick<Shared, Untold<Row, Shared>> & Partial<Shared>;

/** What a kind says of its columns itself: every one that no member of its name and type fills, and any other. */
export type OwnColumns<Facts, Shared> = Omit<Facts, Filled<Facts, Shared>> & Partial<Facts>;

/** A member that may be null while it is written, and has been checked not to be. */
export function given<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('nothing was given, and no check has said so');
  return value;
}

/** Members with the column of their name, where the row has one. */
function namedColumns(em: EntityManager, entity: EntityClass<object>, members: readonly string[]) {
  const properties: Readonly<Record<string, EntityProperty>> = em.getMetadata().get(entity).properties;
  return members.flatMap((member) => {
    const column = properties[camelCase(member)];
    return column ? [{ member, column }] : [];
  });
}

/** Members of a document that stand in a column of their name; another row is told by its id. */
export function readByName(
  em: EntityManager,
  entity: EntityClass<object>,
  row: object,
  members: readonly string[],
): Record<string, unknown> {
  const told = ({ name, kind }: EntityProperty) => {
    const value = (row as Record<string, unknown>)[name];
    return kind === ReferenceKind.SCALAR ? value : ((value as { id: number } | null)?.id ?? null);
  };
  return Object.fromEntries(namedColumns(em, entity, members).map(({ member, column }) => [member, told(column)]));
}

/** Columns that are named as members of a document are; an id stands for the other row. */
export function writeByName(
  em: EntityManager,
  entity: EntityClass<object>,
  shared: Readonly<Record<string, unknown>>,
  members: readonly string[],
): Record<string, unknown> {
  const filled = ({ kind, targetMeta }: EntityProperty, value: unknown) =>
    kind === ReferenceKind.SCALAR || value === null || !targetMeta
      ? value
      : em.getReference(targetMeta.class, value as number);
  return Object.fromEntries(
    namedColumns(em, entity, members).map(({ member, column }) => [column.name, filled(column, shared[member])]),
  );
}
