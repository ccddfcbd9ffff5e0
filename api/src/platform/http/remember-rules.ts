import type { Type } from '@nestjs/common';
import { getMetadataStorage, useContainer as setContainer } from 'class-validator';

const remembering = new WeakSet<object>();

/**
 * Lets class-validator look up the rules of a class once. By itself it goes through all classes of the process for every
 * object it checks, and through a list of all kinds of rules for every value: with the whole API loaded that was a sixth
 * of the processor's time of the hostile bodies. Rules are complete when a class is defined, so what was found once stays true.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  if (remembering.has(storage)) return;
  remembering.add(storage);

  const checkers = new Map<Type, object>();
  setContainer({
    get(type: Type<object>) {
      const checker = checkers.get(type) ?? new type();
      checkers.set(type, checker);
      return checker;
    },
  });

  const find = storage.getTargetValidationMetadatas.bind(storage);
  const found = new WeakMap<object, Map<string, ReturnType<typeof find>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !always && !strictGroups && !groups?.length && typeof target === 'function';
    if (!isPlain) return find(target, schema, always, strictGroups, groups);
    // An object in another is looked up under the name of the class that names it.
    const known = found.get(target) ?? new Map<string, ReturnType<typeof find>>();
    found.set(target, known);
    const rules = known.get(schema) ?? find(target, schema, always, strictGroups, groups);
    known.set(schema, rules);
    return rules;
  };
}
