import { Controller, Param, Post, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ReferenceParams } from '../listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { ContentEditor } from './content-editor.js';
import { named, routeDefiner } from './define-routes.js';
import type { EditableRow, Kind, Shared } from './kind.js';
import { PreviewTokens } from './preview-tokens.js';

/** Opens one thing that is not public, for a day. */
export class PreviewDto {
  /** For `?preview=` of the thing's public read. */
  @ApiProperty({ example: '12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE' })
  token: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T08:00:00.000Z' })
  expires_at: string;
}

/** The controller of `POST {path}/{id}/preview/`. */
export function previewController<R extends EditableRow, S extends Shared>(options: {
  /** `packages`; the tag too unless one is given. */
  path: string;
  tag?: string;
  kind: Kind<R, S>;
  singular: string;
}): Type {
  const { path, kind, singular } = options;

  @ApiTags(options.tag ?? path)
  @Controller(path)
  class PreviewController {
    constructor(
      readonly editor: ContentEditor,
      readonly tokens: PreviewTokens,
    ) {}
  }
  named(PreviewController, `${singular}PreviewController`);
  routeDefiner<{ editor: ContentEditor; tokens: PreviewTokens }>(PreviewController)(
    `preview${singular}`,
    async function ({ id }: ReferenceParams) {
      return this.tokens.make(kind.name, (await this.editor.read(kind, id)).id);
    },
    [[Param(), ReferenceParams]],
    [
      Post(':id/preview'),
      Staff(kind.permissions.view),
      NotIdempotent() as MethodDecorator,
      ApiOperation({
        summary: 'A signed token that shows it to anybody for 24 hours as visitors would see it, drafts too.',
      }),
      ApiCreatedResponse({ type: PreviewDto }),
      ApiBearerAuth('staff') as MethodDecorator,
      ApiErrors(401, 403, 404) as MethodDecorator,
    ],
  );
  return PreviewController;
}
