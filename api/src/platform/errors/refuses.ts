import { ApiExtension } from '@nestjs/swagger';
import type { DocumentedStatus } from './api-errors.js';

/** Beginning of the member of a documented operation that names codes of its own; the status follows. */
export const REFUSES_EXTENSION = 'x-refuses-';

/**
 * Names the codes that an operation answers a status with, beside those that every operation has (`USUAL_CODES`). From then on the
 * document lists all of them, and the check of answers takes no other.
 */
export const Refuses = (status: DocumentedStatus, ...codes: string[]) =>
  ApiExtension(`${REFUSES_EXTENSION}${status}`, codes);
