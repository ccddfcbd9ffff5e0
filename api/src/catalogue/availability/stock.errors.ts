import { AppError } from '../../platform/errors/app-error.js';

/** 409: of a departure or a night there is not as much left as was wanted, or it is closed. */
export class SoldOutError extends AppError {
  constructor() {
    super(409, 'sold_out');
  }
}
