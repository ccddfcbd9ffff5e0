import { isApiError } from './api-error.ts';

/** Unknown, withdrawn, or no name that anything could have: what the server's document answers with 404 or 410. */
const ANSWERS = [404, 410, 400];

/** True when what an address names is not there: another try would find the same, and nothing has failed. */
export const isNotThere = (error: unknown): boolean => isApiError(error) && ANSWERS.includes(error.status);
