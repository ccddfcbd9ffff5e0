import { AppError, type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { type QaIssue, QA_ERRORS, QA_MESSAGES } from './quality.js';

/** 409: the text cannot be approved as it is; `qa` names the rules. */
export class NotApprovableError extends AppError {
  constructor(code: 'nothing_to_approve' | 'qa_errors' | 'plural_forms_missing', qa: readonly QaIssue[] = []) {
    super(409, code, {}, { qa });
  }
}

/** 409: there is such a text already; `current` shows it. */
export class TextExistsError extends AppError {
  constructor(current: unknown) {
    super(409, 'already_exists', {}, { current });
  }
}

/** 409: one key would be the beginning of another, which no nested file could hold. */
export class KeyPrefixConflictError extends AppError {
  constructor(conflict: string) {
    super(409, 'key_prefix_conflict', { key: conflict }, { conflicts_with: conflict });
  }
}

/** 409: a filter holds another number of rows than the caller saw. */
export class CountDiffersError extends AppError {
  constructor(count: number) {
    super(409, 'count_differs', { count }, { count });
  }
}

/** Messages of the rules that refuse a text. */
export const qaMessages = (issues: readonly QaIssue[], maxLength: number | null): Message[] =>
  issues.flatMap(({ rule, severity }) => {
    const known = QA_ERRORS.find((name) => name === rule);
    if (severity !== 'error' || !known) return [];
    const message: Message = { code: QA_MESSAGES[known] };
    return [known === 'max_length' ? { ...message, params: { count: maxLength ?? 0 } } : message];
  });

/** 400 on `value` when a rule refuses the text. @throws {ValidationFailedError} */
export function refuseErrors(issues: readonly QaIssue[], maxLength: number | null): void {
  const messages = qaMessages(issues, maxLength);
  if (messages.length > 0) throw new ValidationFailedError({ value: messages });
}
