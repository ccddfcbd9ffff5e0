import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { API_MODULES } from '../../src/api-modules.js';
import { ACCESS, type AccessRule } from '../../src/platform/access/access.js';

/** A handler of a controller, with the mark the guard reads. */
export interface Route {
  /** Name of the handler. */
  name: string;
  method: string;
  /** `/api/packages/{id}/`. */
  path: string;
  rule: AccessRule | undefined;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'OPTIONS', 'HEAD'];

const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [String(value ?? '')]);

/** Every route that stands under `/api`, read from the controllers. */
export function apiRoutes(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  const routes: Route[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    if (!API_MODULES.includes(module.metatype)) continue;
    for (const { metatype } of module.controllers.values()) {
      if (!metatype) continue;
      const prototype = metatype.prototype as object;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = (prototype as Record<string, unknown>)[name] as object;
        if (!Reflect.hasMetadata(PATH_METADATA, handler)) continue;
        const rule = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
          AccessRule | undefined;
        const method = METHODS[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '';
        for (const base of list(Reflect.getMetadata(PATH_METADATA, metatype))) {
          for (const rest of list(Reflect.getMetadata(PATH_METADATA, handler))) {
            const joined = `/api/${base}/${rest}/`.replace(/\/{2,}/g, '/').replace(/:(\w+)/g, '{$1}');
            const path = joined === '/api/errors/' ? '/api/errors' : joined;
            routes.push({ name, method, path, rule });
          }
        }
      }
    }
  }
  return routes;
}

/** What a rule asks of each value of the part of the address that it goes by; itself where it goes by none. */
export function variantsOf(
  rule: AccessRule | undefined,
): { values: Record<string, string>; rule: PlainRule | undefined }[] {
  if (rule?.kind !== 'staff' || !('parameter' in rule)) return [{ values: {}, rule }];
  return Object.entries(rule.permissions).map(([value, permission]) => ({
    values: { [rule.parameter]: value },
    rule: { kind: 'staff', permission },
  }));
}

/** A rule that is the same whatever the address names. */
export type PlainRule = Exclude<AccessRule, { parameter: string }>;

/** The mark as the committed table writes it: `public`, `customer`, `staff`, `staff:bookings.view`. */
export function ruleText(rule: PlainRule | undefined): string {
  if (!rule) return 'unmarked';
  if (rule.kind === 'public') {
    const { identity, staffOnly } = rule;
    const more = staffOnly ? `, with ${staffOnly.parameter} staff:${staffOnly.permission}` : '';
    return `${identity === 'optional' ? 'public, token optional' : 'public'}${more}`;
  }
  if (rule.kind === 'customer') return 'customer';
  return rule.permission ? `staff:${rule.permission}` : 'staff';
}
