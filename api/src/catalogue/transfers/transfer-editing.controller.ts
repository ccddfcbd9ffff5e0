import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
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
import { TransferDocumentDto, WriteTransferDto } from './transfer-editing.dto.js';
import { transferKind } from './transfer.kind.js';

/** Submit, publish, schedule, archive, versions, … of transfers. */
export const TransferLifecycleController = lifecycleController({
  path: 'transfers',
  kind: transferKind,
  singular: 'Transfer',
  document: TransferDocumentDto,
});

/** Changes of public transfers that wait for somebody who may publish. */
export const TransferPendingController = pendingController({
  path: 'transfers',
  kind: transferKind,
  singular: 'Transfer',
  document: TransferDocumentDto,
  body: WriteTransferDto,
});

/** Signed previews of transfers that are not public. */
export const TransferPreviewController = previewController({
  path: 'transfers',
  kind: transferKind,
  singular: 'Transfer',
});

@ApiTags('transfers')
@Controller('transfers')
export class TransferEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a transfer: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: TransferDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createTransfer(@Body() body: WriteTransferDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(transferKind, { ...body }, change);
  }

  /** Replaces a transfer: what the body leaves out falls back to its default; words of other languages stay. */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: TransferDocumentDto })
  @ApiWrite(TransferDocumentDto, true, 404, 409)
  @Versioned()
  replaceTransfer(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteTransferDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(transferKind, id, { ...body }, change);
  }

  /** Changes what the body names. What lists show of the way to a place follows its main transfer. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: TransferDocumentDto })
  @ApiWrite(TransferDocumentDto, true, 404, 409)
  @Versioned()
  updateTransfer(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteTransferDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(transferKind, id, { ...body }, change);
  }

  /** Takes a transfer away for good after 30 days. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(TransferDocumentDto, true, 404)
  deleteTransfer(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(transferKind, id, change);
  }
}
