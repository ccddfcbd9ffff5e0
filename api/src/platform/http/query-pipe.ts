import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { checkedMembers } from '../fields/checked-members.js';

/** True when a parameter stands in the query with a value: `?status=` asks for nothing. */
export const isAsked = (query: unknown, name: string): boolean => {
  const value = ((query ?? {}) as Record<string, unknown>)[name];
  return Object.hasOwn((query ?? {}) as object, name) && [value].flat().some((one) => one !== '');
};

/**
 * Takes an empty query parameter for an absent one, as forms and the specification's client send them (`?featured=`). Only those
 * that the route knows: a misspelt one stays and is refused like any other.
 */
@Injectable()
export class QueryPipe implements PipeTransform {
  transform(query: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'query' || !metatype || typeof query !== 'object' || query === null) return query;
    const entries = Object.entries(query as Record<string, unknown>);
    if (!entries.some(([, value]) => value === '' || Array.isArray(value))) return query;
    const members = checkedMembers(metatype);
    return Object.fromEntries(
      entries.flatMap(([name, value]) => {
        if (!members.has(name)) return [[name, value]];
        const given = Array.isArray(value) ? value.filter((item) => item !== '') : value;
        return given === '' || (Array.isArray(given) && given.length === 0) ? [] : [[name, given]];
      }),
    );
  }
}
