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
