import { AppError } from '../../platform/errors/app-error.js';

/** 409: the trip of this key has its review. */
export class ReviewedAlreadyError extends AppError {
  constructor() {
    super(409, 'already_reviewed');
  }
}
