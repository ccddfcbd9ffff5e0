import { Global, Module } from '@nestjs/common';
import { ContentEditor } from './content-editor.js';
import { ContentLifecycle } from './content-lifecycle.js';
import { ContentPreviews } from './content-previews.js';
import { ContentStates } from './content-states.js';
import { ContentVersions } from './content-versions.js';
import { ContentWriter } from './content-writer.js';
import { HandIns } from './hand-ins.js';
import { PendingChanges } from './pending-changes.js';
import { PictureEditing } from './picture-editing.js';
import { Pictures } from './pictures.js';
import { RowChange } from './row-change.js';
import { ScheduledContent } from './scheduled-content.js';

const SERVICES = [
  ContentEditor,
  ContentLifecycle,
  ContentPreviews,
  ContentStates,
  ContentVersions,
  ContentWriter,
  HandIns,
  PendingChanges,
  PictureEditing,
  Pictures,
  RowChange,
  ScheduledContent,
];

/** The editing engine, for every module with content. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class EditingModule {}
