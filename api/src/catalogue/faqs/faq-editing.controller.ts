import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Versioned } from '../../platform/data/versioned.js';
import { ContentEditor } from '../../content/editing/content-editor.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { lifecycleController } from '../../content/editing/lifecycle-controller.js';
import { pendingController } from '../../content/editing/pending-controller.js';
import { previewController } from '../../content/editing/preview-controller.js';
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { FaqDocumentDto, WriteFaqDto } from './faq-editing.dto.js';
import { faqKind } from './faq.kind.js';

/** Submit, publish, schedule, archive, versions, … of questions. */
export const FaqLifecycleController = lifecycleController({
  path: 'faqs',
  tag: 'faqs',
  kind: faqKind,
  singular: 'Faq',
  document: FaqDocumentDto,
});

/** Changes of public questions that wait until somebody publishes them. */
export const FaqPendingController = pendingController({
  path: 'faqs',
  kind: faqKind,
  singular: 'Faq',
  document: FaqDocumentDto,
  body: WriteFaqDto,
});

/** Signed previews of questions that are not public. */
export const FaqPreviewController = previewController({
  path: 'faqs',
  tag: 'faqs',
  kind: faqKind,
  singular: 'Faq',
});

@ApiTags('faqs')
@Controller('faqs')
export class FaqEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a question: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: FaqDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createFaq(@Body() body: WriteFaqDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(faqKind, { ...body }, change);
  }

  /** Changes what the body names; lists and blocks are replaced as a whole. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: FaqDocumentDto })
  @ApiWrite(FaqDocumentDto, true, 404, 409)
  @Versioned()
  updateFaq(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteFaqDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(faqKind, id, { ...body }, change);
  }

  /** Takes a question away for good after 30 days. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(FaqDocumentDto, true, 404, 409)
  deleteFaq(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(faqKind, id, change);
  }
}
