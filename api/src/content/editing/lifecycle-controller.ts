import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ReferenceParams } from '../listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { pageLinks } from '../../platform/data/page.js';
import { Versioned } from '../../platform/data/versioned.js';
import { Config } from '../../platform/config/config.js';
import { ContentEditor } from './content-editor.js';
import { ContentVersions } from './content-versions.js';
import type { Change } from './content-writer.js';
import { type RouteParameter, named, routeDefiner } from './define-routes.js';
import {
  ActionDto,
  ArchiveDto,
  DifferenceDto,
  ListVersionsQuery,
  PublishDto,
  ScheduleDto,
  VersionItemDto,
  VersionPageDto,
  VersionParams,
} from './editing.dto.js';
import type { EditableRow, Kind, Shared } from './kind.js';
import type { LifecycleAction } from './lifecycle.js';
import type { TransitionWish } from './content-lifecycle.js';
import { ApiWrite, Writing } from './writing.js';

export interface LifecycleOptions<R extends EditableRow, S extends Shared> {
  /** `packages`; the tag too unless one is given. */
  path: string;
  tag?: string;
  kind: Kind<R, S>;
  /** For operation ids: `Package` gives `publishPackage`. */
  singular: string;
  /** Class of the kind's document. */
  document: Type;
}

interface Services {
  editor: ContentEditor;
  versions: ContentVersions;
  config: Config;
}

interface Action {
  action: LifecycleAction;
  verb: string;
  /** Text of the operation; `{}` stands for the thing. */
  summary: string;
  body: Type;
  permission: 'change' | 'publish';
}

const ACTIONS: readonly Action[] = [
  { action: 'submit', verb: 'submit', summary: 'Hands a draft in for review.', body: ActionDto, permission: 'change' },
  {
    action: 'publish',
    verb: 'publish',
    summary:
      'Makes it public, in English and in the languages that are named. What is missing for that is said by field.',
    body: PublishDto,
    permission: 'publish',
  },
  {
    action: 'schedule',
    verb: 'schedule',
    summary: 'Makes it public at a time to come.',
    body: ScheduleDto,
    permission: 'publish',
  },
  {
    action: 'unpublish',
    verb: 'unpublish',
    summary: 'Takes it away from visitors; bookings stay as they are.',
    body: ActionDto,
    permission: 'publish',
  },
  {
    action: 'archive',
    verb: 'archive',
    summary: 'Puts it away, read-only. Its public address answers 410. With open bookings it wants `confirm`.',
    body: ArchiveDto,
    permission: 'publish',
  },
  {
    action: 'restore-draft',
    verb: 'restoreDraft',
    summary: 'Makes it a draft again.',
    body: ActionDto,
    permission: 'change',
  },
];

/**
 * The controller of the lifecycle and the history of a kind:
 * `POST {path}/{id}/submit|publish|schedule|unpublish|archive|restore-draft|duplicate/`, `GET {path}/{id}/editable/`,
 * `GET {path}/{id}/versions/`, `GET {path}/{id}/versions/{version}/`, `POST {path}/{id}/versions/{version}/restore/`.
 * Operation ids are `publish<Singular>`, `get<Singular>Version`, …
 */
export function lifecycleController<R extends EditableRow, S extends Shared>(options: LifecycleOptions<R, S>): Type {
  const { path, kind, singular, document } = options;
  const permissions = kind.permissions;

  @ApiTags(options.tag ?? path)
  @Controller(path)
  class LifecycleController implements Services {
    constructor(
      readonly editor: ContentEditor,
      readonly versions: ContentVersions,
      readonly config: Config,
    ) {}
  }
  named(LifecycleController, `${singular}LifecycleController`);
  const VersionDto = versionDto(singular, document);
  const route = routeDefiner<Services>(LifecycleController);
  const params: RouteParameter = [Param(), ReferenceParams];
  const versionParams: RouteParameter = [Param(), VersionParams];
  const writing: RouteParameter = [Writing(), Object];
  for (const { action, verb, summary, body, permission } of ACTIONS)
    route(
      `${verb}${singular}`,
      function ({ id }: ReferenceParams, wish: TransitionWish & ActionDto, change: Change) {
        return this.editor.transition(kind, id, action, wish, { ...change, note: wish.note });
      },
      [params, [Body(), body], writing],
      [
        Post(`:id/${action}`),
        HttpCode(200),
        Staff(permissions[permission]),
        Versioned() as MethodDecorator,
        ApiOperation({ summary }),
        ApiBody({ type: body, required: action === 'schedule' }),
        ApiOkResponse({ type: document }),
        ApiWrite(document, false, 404, 409),
      ],
    );

  route(
    `duplicate${singular}`,
    function ({ id }: ReferenceParams, { note }: ActionDto, change: Change) {
      return this.editor.duplicate(kind, id, { ...change, note });
    },
    [params, [Body(), ActionDto], writing],
    [
      Post(':id/duplicate'),
      Staff(permissions.change),
      Versioned() as MethodDecorator,
      ApiOperation({ summary: 'A draft with the same content and an address of its own.' }),
      ApiBody({ type: ActionDto, required: false }),
      ApiCreatedResponse({ type: document }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  route(
    `getEditable${singular}`,
    function ({ id }: ReferenceParams) {
      return this.editor.read(kind, id);
    },
    [params],
    [
      Get(':id/editable'),
      Staff(permissions.view),
      Versioned() as MethodDecorator,
      ApiOperation({ summary: 'The whole document in every language, in any state, with its version in `ETag`.' }),
      ApiOkResponse({ type: document }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  route(
    `list${singular}Versions`,
    async function ({ id }: ReferenceParams, query: ListVersionsQuery, request: FastifyRequest) {
      const { count, results } = await this.versions.list(kind, id, query);
      return { ...pageLinks(this.config.baseUrl, request.url, query, count), results };
    },
    [params, [Query(), ListVersionsQuery], [Req(), Object]],
    [
      Get(':id/versions'),
      Staff(permissions.view),
      ApiOperation({ summary: 'Versions, the newest first: what made them, when and who.' }),
      ApiOkResponse({ type: VersionPageDto }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  route(
    `get${singular}Version`,
    function ({ id, version }: VersionParams) {
      return this.versions.get(kind, id, version);
    },
    [versionParams],
    [
      Get(':id/versions/:version'),
      Staff(permissions.view),
      ApiOperation({ summary: 'One version in full, and what it changed against the one before it.' }),
      ApiOkResponse({ type: VersionDto }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );

  route(
    `restore${singular}Version`,
    function ({ id, version }: VersionParams, { note }: ActionDto, change: Change) {
      return this.versions.restore(kind, id, version, { ...change, note });
    },
    [versionParams, [Body(), ActionDto], writing],
    [
      Post(':id/versions/:version/restore'),
      HttpCode(200),
      Staff(permissions.change),
      Versioned() as MethodDecorator,
      ApiOperation({ summary: 'Brings the content of a version back, as a new version. The state stays as it is.' }),
      ApiBody({ type: ActionDto, required: false }),
      ApiOkResponse({ type: document }),
      ApiWrite(document, false, 404, 409) as MethodDecorator,
    ],
  );

  return LifecycleController;
}

/** A version with its document, named after the thing. */
function versionDto(singular: string, document: Type): Type {
  class VersionDto extends VersionItemDto {
    @ApiProperty({ type: document })
    document: unknown;

    @ApiProperty({ type: 'integer', nullable: true, description: 'Version that `diff` compares with.', example: 2 })
    previous: number | null;

    @ApiProperty({ type: [DifferenceDto] })
    diff: DifferenceDto[];
  }
  return named(VersionDto, `${singular}VersionDto`);
}
