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
import { ApiWrite, Writing } from '../../content/editing/writing.js';
import { CategoryDocumentDto, WriteCategoryDto } from './category-editing.dto.js';
import { categoryKind } from './category.kind.js';

/** Submit, publish, schedule, archive, versions, … of categories. */
export const CategoryLifecycleController = lifecycleController({
  path: 'categories',
  kind: categoryKind,
  singular: 'Category',
  document: CategoryDocumentDto,
});

/** Changes of public categories that wait for somebody who may publish. */
export const CategoryPendingController = pendingController({
  path: 'categories',
  kind: categoryKind,
  singular: 'Category',
  document: CategoryDocumentDto,
  body: WriteCategoryDto,
});

@ApiTags('categories')
@Controller('categories')
export class CategoryEditingController {
  constructor(private readonly editor: ContentEditor) {}

  /** Makes a category: a draft unless `status` says otherwise and the caller may publish. Packages may name it at once. */
  @Post()
  @Staff('catalogue.change')
  @ApiBearerAuth('staff')
  @ApiCreatedResponse({ type: CategoryDocumentDto })
  @ApiErrors(401, 403)
  @Versioned()
  createCategory(@Body() body: WriteCategoryDto, @Writing() change: Change): Promise<EditableDocument> {
    return this.editor.create(categoryKind, { ...body }, change);
  }

  /** Replaces a category: what the body leaves out falls back to its default; words of other languages and the slug stay. */
  @Put(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: CategoryDocumentDto })
  @ApiWrite(CategoryDocumentDto, true, 404, 409)
  @Versioned()
  replaceCategory(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteCategoryDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(categoryKind, id, { ...body }, change);
  }

  /** Changes what the body names, never the slug. Packages are found by the new name at once. */
  @Patch(':id')
  @Staff('catalogue.change')
  @ApiOkResponse({ type: CategoryDocumentDto })
  @ApiWrite(CategoryDocumentDto, true, 404, 409)
  @Versioned()
  updateCategory(
    @Param() { id }: ReferenceParams,
    @Body() body: WriteCategoryDto,
    @Writing() change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(categoryKind, id, { ...body }, change);
  }

  /** Takes a category away for good after 30 days. One that a package names stays: 409 `in_use`. */
  @Delete(':id')
  @Staff('catalogue.publish')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiWrite(CategoryDocumentDto, true, 404, 409)
  deleteCategory(@Param() { id }: ReferenceParams, @Writing() change: Change): Promise<void> {
    return this.editor.remove(categoryKind, id, change);
  }
}
