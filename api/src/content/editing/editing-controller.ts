import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { FromStaff } from '../../platform/http/staff-call.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ReferenceParams } from '../listing/reference.dto.js';
import type { ContentBody } from './content-body.js';
import { ContentEditor } from './content-editor.js';
import type { Change } from './content-writer.js';
import { type RouteParameter, named, routeDefiner } from './define-routes.js';
import type { Kind } from './kind.js';
import { ApiWrite, WordsLanguage, needsName } from './writing.js';

/** What each operation does, in one sentence; an operation without one is not there. */
export interface EditingOperations {
  /** For operation ids: `Package` gives `updatePackage`. */
  singular: string;
  /** The kind's path unless given. */
  tag?: string;
  create?: string;
  replace?: string;
  update?: string;
  remove: string;
}

interface Services {
  editor: ContentEditor;
}

const ID: RouteParameter = [Param(), ReferenceParams];
const WRITING: RouteParameter = [FromStaff(), Object];

/**
 * The controller of the typed reads and writes of a kind: `GET {path}/{id}/editable/`, `POST {path}/`, `PUT|PATCH {path}/{id}/`,
 * `DELETE {path}/{id}/`. A write that does more (a form with a picture) stands in a controller of its own.
 */
export function editingController(kind: Kind, { singular, tag, ...operations }: EditingOperations): Type {
  @ApiTags(tag ?? kind.path)
  @Controller(kind.path)
  class EditingController implements Services {
    constructor(readonly editor: ContentEditor) {}
  }
  named(EditingController, `${singular}EditingController`);
  const { document, permissions } = kind;
  const route = routeDefiner<Services>(EditingController);
  const body: RouteParameter = [Body(), kind.body];
  const described = (summary: string, description = '') => [
    ApiOperation({ summary, ...(description ? { description } : {}) }),
    ApiBody({ type: kind.body }),
    WordsLanguage() as MethodDecorator,
  ];
  const versioned = Versioned() as MethodDecorator;

  route(
    `getEditable${singular}`,
    function ({ id }: ReferenceParams) {
      return this.editor.read(kind, id);
    },
    [ID],
    [
      Get(':id/editable'),
      Staff(permissions.view),
      versioned,
      ApiOperation({ summary: 'The whole document in every language, in any state, with its version in `ETag`.' }),
      ApiOkResponse({ type: document }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  if (operations.create)
    route(
      `create${singular}`,
      function (given: ContentBody, change: Change) {
        return this.editor.create(kind, { ...given }, change);
      },
      [body, WRITING],
      [
        Post(),
        Staff(permissions.change),
        versioned,
        ...described(operations.create, needsName(kind)),
        ApiCreatedResponse({ type: document }),
        ApiBearerAuth('staff') as MethodDecorator,
        ApiErrors(401, 403) as MethodDecorator,
        Refuses(403, 'review_required') as MethodDecorator,
      ],
    );

  for (const [verb, method, summary] of [
    ['replace', Put, operations.replace],
    ['update', Patch, operations.update],
  ] as const) {
    if (!summary) continue;
    route(
      `${verb}${singular}`,
      function ({ id }: ReferenceParams, given: ContentBody, change: Change) {
        return this.editor[verb](kind, id, { ...given }, change);
      },
      [ID, body, WRITING],
      [
        method(':id'),
        Staff(permissions.change),
        versioned,
        ...described(summary),
        ApiOkResponse({ type: document }),
        ApiWrite(document, true, 404, 409),
        Refuses(403, 'review_required') as MethodDecorator,
        Refuses(409, 'invalid_transition', 'open_bookings') as MethodDecorator,
      ],
    );
  }

  route(
    `delete${singular}`,
    function ({ id }: ReferenceParams, change: Change) {
      return this.editor.remove(kind, id, change);
    },
    [ID, WRITING],
    [
      Delete(':id'),
      HttpCode(204),
      Staff(permissions.publish),
      ApiOperation({ summary: operations.remove }),
      ApiNoContentResponse({ description: 'It is gone.' }),
      ApiWrite(document, true, 404, 409),
      Refuses(409, 'in_use') as MethodDecorator,
    ],
  );

  return EditingController;
}
