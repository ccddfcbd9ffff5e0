import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { ContentBody } from '../../content/editing/content-body.js';
import { ContentEditor } from '../../content/editing/content-editor.js';
import { ContentPreviews } from '../../content/editing/content-previews.js';
import { type PreviewToken, PreviewTokens } from '../../content/listing/preview-tokens.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { createValidationPipe } from '../../platform/http/validation.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { PreviewDto, StagedContentParams } from './content.dto.js';
import { PENDING_BODIES, refs, stagedKindOf } from './content-kinds.js';
import { ContentRead, ContentWrite } from './content-step.js';
import { publicReadOf } from './public-reads.js';

/** How something reads on the site before it is public (D-22). */
@ApiTags('content')
@Controller('content/:kind/:id/preview')
export class ContentPreviewsController {
  /** What a body may say depends on the kind: it is checked when that is known. */
  private readonly bodies = createValidationPipe();

  constructor(
    private readonly editor: ContentEditor,
    private readonly tokens: PreviewTokens,
    private readonly previews: ContentPreviews,
  ) {}

  /** A signed token that shows it to anybody for 24 hours as visitors would see it, drafts too. */
  @Post()
  @ContentRead()
  @NotIdempotent()
  @ApiCreatedResponse({ type: PreviewDto })
  async previewContent(@Param() { kind, id }: StagedContentParams): Promise<PreviewToken> {
    const found = stagedKindOf(kind);
    return this.tokens.make(found.name, (await this.editor.read(found, id)).id);
  }

  /**
   * The same of how it would read with these changes, as the PATCH of its kind takes them. Nothing of them is stored, and what a
   * publication would want may be lacking. Kinds that are only read in lists answer 404 `not_supported`.
   */
  @Post('changes')
  @ContentWrite('change', false, 404)
  @ApiExtraModels(...PENDING_BODIES)
  @ApiBody({ schema: { anyOf: refs(PENDING_BODIES) } })
  @NotIdempotent()
  @ApiCreatedResponse({ type: PreviewDto })
  async previewChangedContent(
    @Param() { kind, id }: StagedContentParams,
    @Body() sent: object,
    @FromStaff() change: StaffCall,
  ): Promise<PreviewToken> {
    const found = stagedKindOf(kind);
    const body = (await this.bodies.transform(sent, { type: 'body', metatype: found.body })) as ContentBody;
    return this.previews.ofContent(found, id, body, change, publicReadOf(found));
  }
}
