import { AppError } from '../../../platform/errors/app-error.js';

/** 409: another change waits for its answer, this one is decided, or it costs something else by now; then the body says what. */
export class ChangeRefusedError extends AppError {
  constructor(code: 'change_open' | 'change_decided' | 'price_changed', total?: string) {
    super(409, code, {}, total === undefined ? {} : { total });
  }
}
