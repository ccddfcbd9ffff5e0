import { HttpCode, Post, type Type, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiExtraModels, ApiOkResponse } from '@nestjs/swagger';
import type { Kind } from '../../content/editing/kind.js';
import { ApiWriteOf } from '../../content/editing/writing.js';
import { StaffBy } from '../../platform/access/access.js';
import { ApiErrors, type DocumentedStatus } from '../../platform/errors/api-errors.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ContentStateDto } from './content.dto.js';
import { DOCUMENTS, permissionsTo, refs } from './content-kinds.js';

/** For staff with the right to do this to the kind. */
export const StaffOfKind = (right: keyof Kind['permissions']) => StaffBy('kind', permissionsTo(right));

/** Documents a read of staff. */
export const ContentRead = (right: keyof Kind['permissions'] = 'view') =>
  applyDecorators(
    StaffOfKind(right),
    ApiBearerAuth('staff'),
    ApiExtraModels(...DOCUMENTS),
    ApiErrors(401, 403, 404),
    Refuses(404, 'not_supported'),
  );

/** Documents a write; 412 shows the document as it is stored now, whatever its kind. */
export const ContentWrite = (right: keyof Kind['permissions'], guarded: boolean, ...errors: DocumentedStatus[]) =>
  applyDecorators(
    StaffOfKind(right),
    ApiExtraModels(...DOCUMENTS),
    ApiWriteOf({ anyOf: refs(DOCUMENTS) }, guarded, ...errors),
    Refuses(404, 'not_supported'),
  );

/** A step in the life of a piece of content: it answers where that stands afterwards. */
export const ContentStep = (path: string, right: keyof Kind['permissions'], body: Type, required = false) =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    ContentWrite(right, false, 404, 409),
    Refuses(403, 'review_required'),
    Refuses(409, 'invalid_transition', 'open_bookings'),
    ApiBody({ type: body, required }),
    ApiOkResponse({ type: ContentStateDto }),
  );
