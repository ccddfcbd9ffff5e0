/** Schemas of a member that may be any JSON value, null too. */
export const JSON_TYPES = [
  { type: 'string', nullable: true },
  { type: 'number', format: 'double' },
  { type: 'boolean' },
  { type: 'array', items: {} },
  { type: 'object', additionalProperties: true },
] as const;
