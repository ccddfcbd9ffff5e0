import type { OpenAPIObject } from '@nestjs/swagger';
import { PUBLIC_EXTENSION } from '../access/access.js';
import { HEADERS, addErrors, addHeaders, describeSuccess, namePermission, shareAnswers } from './answers.js';
import { type OperationObject, operationsOf } from './document-types.js';
import { completeBodies, completeSchemas } from './schemas.js';
import { addIdempotency, completeParameters } from './parameters.js';

/**
 * Adds what the platform gives every operation, so that no controller repeats it: who may call it, the error answers of its
 * kind, the headers of its answers, the `Idempotency-Key` of a POST; and writes schemas so that every generator reads them alike.
 */
export function completeDocument(document: OpenAPIObject): void {
  for (const [method, operation] of operationsOf(document)) {
    openPublic(operation);
    addIdempotency(operation, method);
    addErrors(operation, method, document);
    namePermission(operation);
    completeParameters(operation);
    completeBodies(operation, document);
    describeSuccess(operation);
    addHeaders(operation, method);
  }
  completeSchemas(document);
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
