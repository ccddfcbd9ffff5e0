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
import { previewController } from '../../content/editing/preview-controller.js';
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { CulturalContentDocumentDto, WriteCulturalContentDto } from './cultural-content-editing.dto.js';
import { culturalContentKind } from './cultural-content.kind.js';

/** Submit, publish, schedule, archive, versions, … of entries. */
export const CulturalContentLifecycleController = lifecycleController({
  path: 'cultural-content',
  tag: 'cultural content',
  kind: culturalContentKind,
  singular: 'CulturalContent',
  document: CulturalContentDocumentDto,
});

/** Signed previews of entries that are not public. */
export const CulturalContentPreviewController = previewController({
  path: 'cultural-content',
  tag: 'cultural content',
  kind: culturalContentKind,
  singular: 'CulturalContent',
});

@ApiTags('cultural content')
@Controller('cultural-content')
export class CulturalContentEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes an entry: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('content.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: CulturalContentDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createCulturalContent(@Body() body: WriteCulturalContentDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(culturalContentKind, { ...body }, change);
  }

  /** Changes what the body names; lists and blocks are replaced as a whole. */
  @Patch(':id')
  @Staff('content.change')
  @ApiOkResponse({ type: CulturalContentDocumentDto })
  @ApiWrite(CulturalContentDocumentDto, true, 404, 409)
  @Versioned()
  updateCulturalContent(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteCulturalContentDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(culturalContentKind, id, { ...body }, change);
  }

  /** Takes an entry away for good after 30 days. */
  @Delete(':id')
  @Staff('content.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(CulturalContentDocumentDto, true, 404, 409)
  deleteCulturalContent(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(culturalContentKind, id, change);
  }
}
