import { Global, Module } from '@nestjs/common';
import { ContentEditor } from './content-editor.js';
import { ContentLifecycle } from './content-lifecycle.js';
import { ContentVersions } from './content-versions.js';
import { ContentWriter } from './content-writer.js';
import { RowChange } from './row-change.js';

import { ScheduledContent } from './scheduled-content.js';
import { Pictures } from './pictures.js';

/** The editing engine, for every module with content. */
@Global()
@Module({
  providers: [Pictures, ContentEditor, ContentLifecycle, ContentVersions, ContentWriter, RowChange, ScheduledContent],
  exports: [Pictures, ContentEditor, ContentLifecycle, ContentVersions, ContentWriter, RowChange, ScheduledContent],
})
export class EditingModule {}
