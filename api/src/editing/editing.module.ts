import { Global, Module } from '@nestjs/common';
import { ContentEditor } from './content-editor.js';
import { ContentLifecycle } from './content-lifecycle.js';
import { ContentVersions } from './content-versions.js';
import { ContentWriter } from './content-writer.js';

/** The editing engine, for every module with content. */
@Global()
@Module({
  providers: [ContentEditor, ContentLifecycle, ContentVersions, ContentWriter],
  exports: [ContentEditor, ContentLifecycle, ContentVersions, ContentWriter],
})
export class EditingModule {}
