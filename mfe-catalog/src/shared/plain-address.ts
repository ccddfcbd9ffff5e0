/**
 * An address that says something else than its list is asked for, written anew: a number beyond what the API takes, a choice that there
 * is not, what a list is anyway. Parameters of others stay. Null where it says the same, or where it is that of the reader no more: a
 * choice that is not drawn yet has left it behind.
 * @param plain the filters as they were read from `query`, written as the page writes them
 */
export function plainAddress(
  query: URLSearchParams,
  plain: URLSearchParams,
  names: readonly string[],
): URLSearchParams | null {
  if (names.every((name) => String(query.getAll(name)) === String(plain.getAll(name)))) return null;
  if (String(new URLSearchParams(window.location.search)) !== String(query)) return null;
  const next = new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
  for (const [name, value] of plain) next.append(name, value);
  return next;
}
