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
import { pendingController } from '../../content/editing/pending-controller.js';
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { PackageDocumentDto } from './package-document.dto.js';
import { WritePackageDto } from './package-editing.dto.js';
import { packageKind } from './package.kind.js';

/** Submit, publish, schedule, archive, versions, … of packages. */
export const PackageLifecycleController = lifecycleController({
  path: 'packages',
  kind: packageKind,
  singular: 'Package',
  document: PackageDocumentDto,
});

/** Changes of public packages that wait for somebody who may publish. */
export const PackagePendingController = pendingController({
  path: 'packages',
  kind: packageKind,
  singular: 'Package',
  document: PackageDocumentDto,
  body: WritePackageDto,
});

/** Signed previews of packages that are not public. */
export const PackagePreviewController = previewController({ path: 'packages', kind: packageKind, singular: 'Package' });

@ApiTags('packages')
@Controller('packages')
export class PackageEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a package: a draft unless `status` says otherwise and the caller may publish. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: PackageDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createPackage(@Body() body: WritePackageDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(packageKind, { ...body }, change);
  }

  /** Changes what the body names; lists are replaced as a whole. A public package may not lose what it needs to be public. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: PackageDocumentDto })
  @ApiWrite(PackageDocumentDto, true, 404, 409)
  @Versioned()
  updatePackage(
    @Param() { id }: ReferenceParams,
    @Body() body: WritePackageDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(packageKind, id, { ...body }, change);
  }

  /** Takes a package away for good after 30 days. One that was ever booked is archived instead: 409 `in_use`. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(PackageDocumentDto, true, 404, 409)
  deletePackage(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(packageKind, id, change);
  }
}
