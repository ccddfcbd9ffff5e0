import { type DocumentedStatus, errorContent, errorDescription } from '../errors/api-errors.js';
import { MESSAGES } from '../errors/messages.js';
import { REFUSES_EXTENSION } from '../errors/refuses.js';
import type { Answer, Content, Member, OperationObject } from './document-types.js';

/** What every operation may be refused with, by status. */
export const USUAL_CODES: Readonly<Partial<Record<DocumentedStatus, readonly string[]>>> = {
  400: ['bad_request', 'malformed_body', 'malformed_form', 'idempotency_key_required', 'idempotency_key_invalid'],
  401: ['not_authenticated', 'token_not_valid'],
  403: ['permission_denied', 'totp_setup_required'],
  404: ['not_found', 'invalid_page'],
  409: ['idempotency_conflict', 'in_progress'],
  410: ['gone'],
  412: ['stale_version'],
  413: ['payload_too_large', 'file_too_large'],
  415: ['unsupported_media_type'],
  428: ['precondition_required'],
  429: ['throttled'],
  500: ['server_error'],
  503: ['unavailable'],
  507: ['storage_full'],
};

/** Those of them that an operation can meet: a key is refused only where one is taken. */
function usualCodes(status: DocumentedStatus, { parameters = [] }: OperationObject): readonly string[] {
  const takes = (wanted: string) => parameters.some(({ name }) => name === wanted);
  if (status === 409 && !takes('Idempotency-Key')) return [];
  return (USUAL_CODES[status] ?? []).filter((code) => code !== 'invalid_page' || takes('page'));
}

/** The codes of its own that an operation names, by status; taken out of it. */
export function takeRefusals(operation: OperationObject): Map<DocumentedStatus, readonly string[]> {
  const members = Object.entries(operation).filter(([name]) => name.startsWith(REFUSES_EXTENSION));
  for (const [name] of members) Reflect.deleteProperty(operation, name);
  return new Map(
    members.map(([name, codes]) => [
      Number(name.slice(REFUSES_EXTENSION.length)) as DocumentedStatus,
      codes as string[],
    ]),
  );
}

/** A schema of refusals that has these codes and no others. */
const limited = (schema: Member, codes: readonly string[]): Member => ({
  allOf: [schema, { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } }],
});

/** Lists all codes of an answer, in its schema and in words. Of 400 those are meant that name no field. */
export function nameCodes(operation: OperationObject, status: DocumentedStatus, own: readonly string[]): void {
  const answer: Answer = (operation.responses[status] ??= {
    description: errorDescription(status),
    content: { 'application/json': errorContent(status) },
  });
  const content: Content | undefined = answer.content?.['application/json'];
  if (!content?.schema) return;
  const codes = [...own, ...usualCodes(status, operation)];
  const [fields, words] = content.schema.anyOf ?? [];
  content.schema =
    status === 400 && fields && words ? { anyOf: [fields, limited(words, codes)] } : limited(content.schema, codes);
  answer.description = `${answer.description ?? ''} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`.trim();
  const example = content.example as { detail?: string; code?: string } | undefined;
  const [first = ''] = own;
  if (example?.code && !codes.includes(example.code))
    content.example = { ...example, code: first, detail: MESSAGES.say('en', first, { count: 3 }) };
}
