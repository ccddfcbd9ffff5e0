import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { ReferenceParams } from '../listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/versioned.js';
import type { ContentBody } from './content-body.js';
import type { Change } from './content-writer.js';
import { type RouteParameter, named, routeDefiner } from './define-routes.js';
import { ActionDto, DifferenceDto, PendingItemDto } from './editing.dto.js';
import type { EditableRow, Kind, Shared } from './kind.js';
import { PendingChanges } from './pending-changes.js';
import { ApiWrite, Writing } from './writing.js';

export interface PendingOptions<R extends EditableRow, S extends Shared> {
  /** `packages`. */
  path: string;
  kind: Kind<R, S>;
  /** For operation ids: `Package` gives `savePendingPackage`. */
  singular: string;
  document: Type;
  /** Class of the kind's PATCH. */
  body: Type;
}

interface Services {
  pending: PendingChanges;
}

/**
 * The controller of changes that wait for somebody who may publish (D-22), or until its time has come:
 * `PUT|GET|DELETE {path}/{id}/pending/`, `POST {path}/{id}/pending/publish/`.
 */
export function pendingController<R extends EditableRow, S extends Shared>(options: PendingOptions<R, S>): Type {
  const { path, kind, singular, document, body } = options;
  const { view, change, publish } = kind.permissions;

  @ApiTags(path)
  @Controller(path)
  class PendingController implements Services {
    constructor(readonly pending: PendingChanges) {}
  }
  named(PendingController, `${singular}PendingController`);
  const PendingDto = pendingDto(singular, document);
  const route = routeDefiner<Services>(PendingController);
  const params: RouteParameter = [Param(), ReferenceParams];
  const writing: RouteParameter = [Writing(), Object];

  route(
    `savePending${singular}`,
    function ({ id }: ReferenceParams, given: ContentBody, by: Change) {
      return this.pending.save(kind, id, given, by);
    },
    [params, [Body(), body], writing],
    [
      Put(':id/pending'),
      Staff(change),
      ApiOperation({
        summary:
          'Hands in a change of something public. It takes the place of an earlier one; visitors see nothing of it.',
      }),
      ApiBody({ type: body }),
      ApiOkResponse({ type: PendingDto }),
      ApiWrite(document, true, 404, 409),
    ],
  );

  route(
    `getPending${singular}`,
    function ({ id }: ReferenceParams) {
      return this.pending.get(kind, id);
    },
    [params],
    [
      Get(':id/pending'),
      Staff(view),
      ApiOperation({ summary: 'The change that waits, and how the document would read.' }),
      ApiOkResponse({ type: PendingDto }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  route(
    `deletePending${singular}`,
    function ({ id }: ReferenceParams, by: Change) {
      return this.pending.drop(kind, id, by);
    },
    [params, writing],
    [
      Delete(':id/pending'),
      HttpCode(204),
      Staff(change),
      ApiOperation({ summary: 'Drops the change that waits. `If-Match` is the version of the thing itself.' }),
      ApiNoContentResponse({ description: 'Nothing waits any more.' }),
      ApiWrite(document, true, 404),
    ],
  );

  route(
    `publishPending${singular}`,
    function ({ id }: ReferenceParams, { note }: ActionDto, by: Change) {
      return this.pending.publish(kind, id, { ...by, note });
    },
    [params, [Body(), ActionDto], writing],
    [
      Post(':id/pending/publish'),
      HttpCode(200),
      Staff(publish),
      Versioned() as MethodDecorator,
      ApiOperation({
        summary: 'Makes the change that waits public. 412 when the thing has changed since it was written.',
      }),
      ApiBody({ type: ActionDto, required: false }),
      ApiOkResponse({ type: document }),
      ApiWrite(document, false, 404, 409),
    ],
  );

  return PendingController;
}

/** A waiting change with the document, named after the thing. */
function pendingDto(singular: string, document: Type): Type {
  class PendingDto extends PendingItemDto {
    /** How it would read. */
    @ApiProperty({ type: document })
    document: unknown;

    @ApiProperty({ type: [DifferenceDto] })
    diff: DifferenceDto[];
  }
  return named(PendingDto, `Pending${singular}Dto`);
}
