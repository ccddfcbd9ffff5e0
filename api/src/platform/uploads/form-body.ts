import type { Message } from '../errors/app-error.js';
import { ValidationFailedError } from '../errors/app-error.js';
import { isPollutingKey, isUnsafeText } from '../http/text-pipe.js';

const NAME = /^[A-Za-z_][\w-]*(\[[\w-]*\])*$/;
const MAX_SEGMENTS = 6;
const MAX_INDEX = 999;

interface Branch {
  [key: string]: FormValue;
}

/** A member of a form: a text, a list of texts (repeated name), or members of its own. */
export type FormValue = string | FormValue[] | Branch;

/** Marks lists while the form is read: an empty one is a list too. */
class List {
  readonly indexed = new Map<number, Node>();
  readonly pushed: Node[] = [];
}
type Node = string | List | Map<string, Node>;

/**
 * A form's fields as one object: `a[0]` and `a[]` make lists, `a[ru][name]` makes members, a repeated plain name makes a list,
 * `a[]` without a value makes an empty list. Every value is still a text (see `convertForm`).
 * @throws {ValidationFailedError} 400 for names of any other form, for polluting ones, and for names that contradict each other
 */
export function formBody(fields: readonly (readonly [string, string])[]): Record<string, FormValue> {
  const root = new Map<string, Node>();
  for (const [name, value] of fields) {
    if (!NAME.test(name)) throw refusal(name, { code: isUnsafeText(name) ? 'unsafe_text' : 'unknown_field' });
    const path = name.split('[').map((segment) => segment.replace(/\]$/, ''));
    if (path.some(isPollutingKey)) throw refusal('', { code: 'unsafe_text' });
    if (path.length > MAX_SEGMENTS) throw refusal('', { code: 'too_deep' });
    put(root, path, value, name);
  }
  return toValue(root) as Record<string, FormValue>;
}

const refusal = (name: string, message: Message) => {
  const field = name === '' || isUnsafeText(name) ? 'non_field_errors' : name.slice(0, 80);
  return new ValidationFailedError({ [field]: [message] });
};

function put(root: Map<string, Node>, path: string[], value: string, name: string): void {
  let place: Map<string, Node> | List = root;
  for (const [depth, segment] of path.entries()) {
    const next = path[depth + 1];
    const known = read(place, segment);
    if (next === undefined) {
      if (place instanceof List && segment === '') {
        if (value !== '') place.pushed.push(value);
      } else if (known === undefined) write(place, segment, value, name);
      else if (typeof known === 'string') write(place, segment, repeated(known, value), name);
      else if (known instanceof List && known.indexed.size === 0) known.pushed.push(value);
      else throw refusal(name, { code: 'invalid' });
      return;
    }
    const wantsList = next === '' || /^\d+$/.test(next);
    const inner: Node = known ?? (wantsList ? new List() : new Map<string, Node>());
    if (typeof inner === 'string' || inner instanceof List !== wantsList) throw refusal(name, { code: 'invalid' });
    if (known === undefined) write(place, segment, inner, name);
    place = inner;
  }
}

function repeated(first: string, second: string): List {
  const list = new List();
  list.pushed.push(first, second);
  return list;
}

function read(place: Map<string, Node> | List, segment: string): Node | undefined {
  if (place instanceof Map) return place.get(segment);
  return segment === '' ? undefined : place.indexed.get(Number(segment));
}

function write(place: Map<string, Node> | List, segment: string, node: Node, name: string): void {
  if (place instanceof Map) place.set(segment, node);
  else if (segment === '') place.pushed.push(node);
  else if (Number(segment) > MAX_INDEX) throw refusal(name, { code: 'max_items', params: { count: MAX_INDEX + 1 } });
  else place.indexed.set(Number(segment), node);
}

function toValue(node: Node): FormValue {
  if (typeof node === 'string') return node;
  if (node instanceof Map) return Object.fromEntries([...node].map(([key, inner]) => [key, toValue(inner)]));
  const inOrder = [...node.indexed].toSorted(([a], [b]) => a - b).map(([, inner]) => inner);
  return [...inOrder, ...node.pushed].map(toValue);
}
