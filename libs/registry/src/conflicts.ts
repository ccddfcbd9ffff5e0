import type { RemoteDeclaration } from '@atoll/contract/remote';

/** `/packages/:id` and `/packages/:slug` match the same addresses. */
const shape = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/**
 * Says where a declaration collides with those of the other promoted remotes: route id, address, navigation id or
 * namespace. Empty when it may stand beside them; its own earlier declaration is left out by name.
 */
export function conflicts(declaration: RemoteDeclaration, others: readonly RemoteDeclaration[]): string[] {
  const found: string[] = [];
  for (const other of others) {
    if (other.name === declaration.name) continue;
    if (other.namespace === declaration.namespace) {
      found.push(`namespace "${declaration.namespace}" belongs to ${other.name}`);
    }
    for (const route of declaration.routes) {
      for (const theirs of other.routes) {
        if (route.id === theirs.id) found.push(`route id "${route.id}" belongs to ${other.name}`);
        if (shape(route.path) === shape(theirs.path)) found.push(`route ${route.path} is served by ${other.name}`);
      }
    }
    for (const nav of declaration.nav) {
      if (other.nav.some(({ id }) => id === nav.id)) found.push(`navigation id "${nav.id}" belongs to ${other.name}`);
    }
  }
  return found;
}

/** A route or link that is left out because an earlier declaration has the same address or id. */
export interface LeftOut {
  remote: string;
  what: string;
  owner: string;
}

/**
 * Declarations that can stand beside each other: whatever one of them has that an earlier one has too is left out and named.
 * What is published is checked for this; a page must stand all the same when the check was gone round.
 */
export function withoutCollisions(declarations: readonly RemoteDeclaration[]): {
  declarations: RemoteDeclaration[];
  leftOut: LeftOut[];
} {
  const owners = new Map<string, string>();
  const leftOut: LeftOut[] = [];
  const isFree = (remote: string, what: string, keys: string[]) => {
    const owner = keys.map((key) => owners.get(key)).find((it) => it !== undefined);
    if (owner === undefined) for (const key of keys) owners.set(key, remote);
    else leftOut.push({ remote, what, owner });
    return owner === undefined;
  };
  const kept = declarations.map((declaration) => ({
    ...declaration,
    routes: declaration.routes.filter(({ id, path }) =>
      isFree(declaration.name, `route ${path}`, [`route ${id}`, `path ${shape(path)}`]),
    ),
    nav: declaration.nav.filter(({ id }) => isFree(declaration.name, `link ${id}`, [`nav ${id}`])),
  }));
  return { declarations: kept, leftOut };
}
