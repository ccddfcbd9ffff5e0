/** A query string; what is undefined is left out, a list repeats its name: `{ ns: ['a', 'b'] }` → `ns=a&ns=b`. */
export function toSearch(params: object): string {
  return Object.entries(params)
    .flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, item] as const))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${name}=${encodeURIComponent(String(item))}`)
    .join('&');
}
