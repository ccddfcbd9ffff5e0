import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type Message, ValidationFailedError } from '../errors/app-error.js';
import { isMessageCode } from '../errors/messages.js';
import { rememberRules } from './remember-rules.js';

const lastNumber = (text: string) => Number(/(-?\d+(?:\.\d+)?)(?!.*\d)/.exec(text)?.[1] ?? 0);
const counted = (code: string) => (text: string) => ({ code, params: { count: lastNumber(text) } });
const plain = (code: string) => () => ({ code });

/** Message by class-validator's constraint name; numbers are taken from its own English sentence. */
const BY_CONSTRAINT: Record<string, (text: string) => Message> = {
  whitelistValidation: plain('unknown_field'),
  isDefined: plain('required'),
  isNotEmpty: plain('required'),
  isEmail: plain('invalid_email'),
  isUrl: plain('invalid_url'),
  isUuid: plain('invalid_uuid'),
  isInt: plain('invalid_integer'),
  isNumber: plain('invalid_number'),
  isNumberString: plain('invalid_number'),
  isString: plain('invalid_text'),
  isBoolean: plain('invalid_boolean'),
  isArray: plain('invalid_list'),
  isObject: plain('invalid_object'),
  nestedValidation: plain('invalid_object'),
  isDateString: plain('invalid_date'),
  isIso8601: plain('invalid_date'),
  minLength: counted('min_length'),
  maxLength: counted('max_length'),
  min: counted('min_value'),
  max: counted('max_value'),
  arrayMinSize: counted('min_items'),
  arrayMaxSize: counted('max_items'),
  isIn: choices,
  isEnum: choices,
};

/** As many choices as a sentence names: the document has all of them. */
const NAMED = 20;

function choices(text: string): Message {
  const all = (/values: (.*)$/.exec(text)?.[1] ?? '').split(', ');
  const named = all.length > NAMED ? [...all.slice(0, NAMED), '…'] : all;
  return { code: 'invalid_choice', params: { choices: named.join(', ') } };
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Messages of one failed property. A decorator's own `message` may be a code of `errors/locales`. */
function messagesOf(error: ValidationError): Message[] {
  const constraints = Object.entries(error.constraints ?? {});
  if (constraints.some(([name]) => name === 'whitelistValidation')) return [{ code: 'unknown_field' }];
  if (isMissing(error.value)) return [{ code: 'required' }];
  const messages = constraints.map(([name, text]) =>
    isMessageCode(text) ? { code: text } : (BY_CONSTRAINT[name]?.(text) ?? { code: 'invalid' }),
  );
  // A value of the wrong type breaks every other rule of its field too: the type is what to say.
  const type = messages.find(({ code }) => /^invalid_(text|integer|number|boolean|list|object)$/.test(code));
  return type ? [type] : messages;
}

/** Field-keyed messages of a validation run, nested paths with dots: `contact.email`, `children_ages.0`. */
export function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, Message[]> {
  const fields: Record<string, Message[]> = {};
  for (const error of errors) {
    const path = error.property === undefined ? 'non_field_errors' : `${prefix}${error.property}`;
    if (error.constraints) fields[path] = messagesOf(error);
    if (error.children?.length) Object.assign(fields, fieldMessages(error.children, `${path}.`));
  }
  return fields;
}

/**
 * The one validation pipe (security requirement S4): unknown members are refused, types are converted only where a DTO
 * says so, and the answer names every faulty field.
 */
export function createValidationPipe(): ValidationPipe {
  rememberRules();
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new ValidationFailedError(fieldMessages(errors)),
  });
}
