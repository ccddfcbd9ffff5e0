import { getMetadataStorage } from 'class-validator';

const known = new WeakMap<object, ReadonlySet<string>>();

/** Names of a class's members that rules check, in the order in which it says them. */
export function checkedMembers(type: new (...values: never[]) => object): ReadonlySet<string> {
  const rules = () => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const members = known.get(type) ?? new Set(rules().map(({ propertyName }) => propertyName));
  known.set(type, members);
  return members;
}
