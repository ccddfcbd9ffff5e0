import { ParseUUIDPipe } from '@nestjs/common';
import { NotFoundError } from '../errors/app-error.js';

/** An id in a path; what is none is not found, like an id that nobody has. */
export const UuidPipe = new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError() });
