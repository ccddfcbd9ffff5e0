import { AppError } from '../../platform/errors/app-error.js';

/** 409: the booking has its review. */
export class ReviewedAlreadyError extends AppError {
  constructor() {
    super(409, 'already_reviewed');
  }
}

/** 409: another review of the same booking stands, or waits to be read. */
export class OtherReviewStandsError extends AppError {
  constructor() {
    super(409, 'other_review_stands');
  }
}
