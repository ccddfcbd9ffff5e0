import { PERMISSIONS } from '@atoll/contract/permissions';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import { type Checked, Faults, checked } from './faults.ts';

export const REMOTE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const IDENTIFIER = /^[a-z0-9]+([.-][a-z0-9]+)*$/i;
const ROUTE_PATH = /^\/$|^(\/(:[a-zA-Z_]\w*|[a-z0-9._~-]+))+$/;
const CONTRACT = /^\d{1,6}\.\d{1,6}$/;
const LABEL = /^[a-z0-9-]+:[\w.-]+$/i;

/** Checks a `remote.json`. Pure and small, so that the shell can do it before it runs a remote. */
export function checkDeclaration(value: unknown, place = 'remote.json'): Checked<RemoteDeclaration> {
  const faults = new Faults();
  const remote = faults.object(place, value);
  faults.only(place, remote, ['$schema', 'schema', 'name', 'contract', 'runtime', 'routes', 'nav', 'namespace']);
  faults.oneOf(`${place}/schema`, remote.schema, ['atoll-remote/1']);
  faults.text(`${place}/name`, remote.name, REMOTE_NAME);
  faults.text(`${place}/contract`, remote.contract, CONTRACT);
  faults.oneOf(`${place}/runtime`, remote.runtime, ['external']);
  faults.text(`${place}/namespace`, remote.namespace, IDENTIFIER);
  const ids = new Set<unknown>();
  const once = (at: string, id: unknown) => {
    if (ids.has(id)) faults.add(at, `repeats the id "${String(id)}"`);
    ids.add(id);
  };
  faults.array(`${place}/routes`, remote.routes).forEach((entry, index) => {
    const at = `${place}/routes/${index}`;
    checkRoute(faults, at, faults.object(at, entry), once);
  });
  ids.clear();
  faults.array(`${place}/nav`, remote.nav).forEach((entry, index) => {
    const at = `${place}/nav/${index}`;
    checkNav(faults, at, faults.object(at, entry), once);
  });
  return checked<RemoteDeclaration>(value, faults);
}

type Once = (at: string, id: unknown) => void;

function checkRoute(faults: Faults, at: string, route: Record<string, unknown>, once: Once): void {
  // `document` is of releases from before pages declared themselves.
  faults.only(at, route, ['id', 'path', 'page', 'access', 'permission', 'document']);
  faults.text(`${at}/id`, route.id, IDENTIFIER);
  faults.text(`${at}/path`, route.path, ROUTE_PATH);
  const parts = String(route.path).match(/:[^/]+/g) ?? [];
  if (new Set(parts).size < parts.length) faults.add(`${at}/path`, 'names a part twice');
  faults.text(`${at}/page`, route.page, IDENTIFIER);
  faults.oneOf(`${at}/access`, route.access, ['public', 'staff']);
  if (route.permission !== undefined) faults.oneOf(`${at}/permission`, route.permission, PERMISSIONS);
  if (route.permission !== undefined && route.access !== 'staff') faults.add(at, 'has a permission but is public');
  once(at, route.id);
}

function checkNav(faults: Faults, at: string, nav: Record<string, unknown>, once: Once): void {
  faults.only(at, nav, ['id', 'area', 'to', 'labelKey', 'order', 'permission']);
  faults.text(`${at}/id`, nav.id, IDENTIFIER);
  faults.oneOf(`${at}/area`, nav.area, ['main', 'footer', 'dashboard']);
  faults.text(`${at}/to`, nav.to, /^\/(?![/\\])[^\\\s]*$/);
  faults.text(`${at}/labelKey`, nav.labelKey, LABEL);
  if (typeof nav.order !== 'number' || !Number.isFinite(nav.order)) faults.add(`${at}/order`, 'must be a number');
  if (nav.permission !== undefined) faults.oneOf(`${at}/permission`, nav.permission, PERMISSIONS);
  once(at, nav.id);
}
