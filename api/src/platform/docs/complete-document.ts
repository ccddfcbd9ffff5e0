import type { OpenAPIObject } from '@nestjs/swagger';
import { KEY_SCOPES } from '@atoll/contract/permissions';
import {
  PEOPLE_ONLY_EXTENSION,
  PERMISSION_EXTENSION,
  PUBLIC_EXTENSION,
  STAFF_ONLY_EXTENSION,
} from '../access/access.js';
import { HEADERS, addErrors, addHeaders, describeSuccess, namePermission, shareAnswers } from './answers.js';
import { nameCodes, takeRefusals } from './codes.js';
import { type Method, type OperationObject, operationsOf } from './document-types.js';
import { completeBodies, completeSchemas, sayDefaults } from './schemas.js';
import { describeSchemas } from './sentences.js';
import { addIdempotency, completeParameters } from './parameters.js';

/**
 * Adds what the platform gives every operation, so that no controller repeats it: who may call it, the error answers of its
 * kind, the headers of its answers, the `Idempotency-Key` of a POST; and writes schemas so that every generator reads them alike.
 * @param classes what stands over the classes of bodies, by their names
 */
export function completeDocument(document: OpenAPIObject, classes: Readonly<Record<string, string>>): void {
  for (const [method, operation] of operationsOf(document)) {
    openToKeys(operation, method);
    openPublic(operation);
    addIdempotency(operation, method);
    addErrors(operation, method, document);
    namePermission(operation);
    for (const [status, codes] of takeRefusals(operation)) nameCodes(operation, status, codes);
    completeParameters(operation);
    completeBodies(operation, document);
    describeSuccess(operation);
    addHeaders(operation, method);
  }
  sayDefaults(document);
  completeSchemas(document);
  describeSchemas(document, classes);
  document.components = { ...document.components, headers: HEADERS, responses: shareAnswers(document) };
}

/** A public operation says that it needs no identity, whether or not it takes one. */
function openPublic(operation: OperationObject): void {
  const { [PUBLIC_EXTENSION]: open } = operation;
  delete operation[PUBLIC_EXTENSION];
  if (!open) return;
  const known = (operation.security ?? []).filter((requirement) => Object.keys(requirement).length > 0);
  operation.security = known.length > 0 ? [...known, {}] : [];
}

const SCOPES: readonly string[] = KEY_SCOPES;

/** Says where an API key does as well as somebody signed in: where a scope is asked for, and where staff read what others may not. */
function openToKeys(operation: OperationObject, method: Method): void {
  const { [PEOPLE_ONLY_EXTENSION]: peopleOnly, [PERMISSION_EXTENSION]: permission, security = [] } = operation;
  delete operation[PEOPLE_ONLY_EXTENSION];
  const takesStaff = security.some((requirement) => 'staff' in requirement);
  if (peopleOnly || !takesStaff) return;
  const staffOnly = operation[STAFF_ONLY_EXTENSION]?.permission;
  const named = typeof permission === 'object' ? Object.values(permission) : [permission ?? staffOnly];
  const reads = operation[PUBLIC_EXTENSION] === true && method === 'get' && !staffOnly;
  if (reads || named.some((code) => SCOPES.includes(String(code)))) operation.security = [...security, { key: [] }];
}
