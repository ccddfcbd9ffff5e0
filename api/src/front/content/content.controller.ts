import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentEditor } from '../../content/editing/content-editor.js';
import type { TransitionWish } from '../../content/editing/content-lifecycle.js';
import { type ContentState, ContentStates } from '../../content/editing/content-states.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { Kind } from '../../content/editing/kind.js';
import type { LifecycleAction } from '../../content/editing/lifecycle.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import {
  ActionDto,
  ArchiveDto,
  ContentParams,
  ContentStateDto,
  PublishDto,
  ScheduleDto,
  StagedContentParams,
} from './content.dto.js';
import { kindOf, stagedKindOf } from './content-kinds.js';
import { ContentRead, ContentStep } from './content-step.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';

/** The life of a piece of content, the same for every kind (D-22). */
@ApiTags('content')
@Controller('content/:kind/:id')
export class ContentController {
  constructor(
    private readonly editor: ContentEditor,
    private readonly states: ContentStates,
  ) {}

  /** Where it stands and what may be done with it, with its version in `ETag`. */
  @Get()
  @ContentRead()
  @ApiOkResponse({ type: ContentStateDto })
  @Versioned()
  async getContentState(@Param() { kind, id }: ContentParams): Promise<ContentState> {
    const found = kindOf(kind);
    return this.states.of(found, await this.editor.read(found, id));
  }

  /** Hands a draft in for review. */
  @ContentStep('submit', 'change', ActionDto)
  @Versioned()
  submitContent(
    @Param() { kind, id }: StagedContentParams,
    @Body() body: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(stagedKindOf(kind), id, 'submit', body, change);
  }

  /** Makes it public, in English and in the languages that are named. What is missing for that is said by field. */
  @ContentStep('publish', 'publish', PublishDto)
  @Versioned()
  publishContent(
    @Param() { kind, id }: ContentParams,
    @Body() body: PublishDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(kindOf(kind), id, 'publish', body, change);
  }

  /** Makes it public at a time to come. */
  @ContentStep('schedule', 'publish', ScheduleDto, true)
  @Versioned()
  scheduleContent(
    @Param() { kind, id }: StagedContentParams,
    @Body() body: ScheduleDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(stagedKindOf(kind), id, 'schedule', body, change);
  }

  /** Takes it away from visitors; bookings stay as they are. */
  @ContentStep('unpublish', 'publish', ActionDto)
  @Versioned()
  unpublishContent(
    @Param() { kind, id }: ContentParams,
    @Body() body: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(kindOf(kind), id, 'unpublish', body, change);
  }

  /** Puts it away, read-only. Its public address answers 410. With open bookings it wants `confirm`. */
  @ContentStep('archive', 'publish', ArchiveDto)
  @Versioned()
  archiveContent(
    @Param() { kind, id }: ContentParams,
    @Body() body: ArchiveDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(kindOf(kind), id, 'archive', body, change);
  }

  /** Makes it a draft again. */
  @ContentStep('restore-draft', 'change', ActionDto)
  @Versioned()
  restoreContentDraft(
    @Param() { kind, id }: ContentParams,
    @Body() body: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    return this.move(kindOf(kind), id, 'restore-draft', body, change);
  }

  /** A draft with the same content and an address of its own: the answer is where the new one stands. */
  @Post('duplicate')
  @ContentRead('change')
  @ApiBody({ type: ActionDto, required: false })
  @ApiCreatedResponse({ type: ContentStateDto })
  @Versioned()
  async duplicateContent(
    @Param() { kind, id }: StagedContentParams,
    @Body() { note }: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    const found = stagedKindOf(kind);
    return this.states.of(found, await this.editor.duplicate(found, id, { ...change, note }));
  }

  private async move(
    kind: Kind,
    id: string,
    action: LifecycleAction,
    wish: TransitionWish & ActionDto,
    change: Change,
  ): Promise<ContentState> {
    return this.states.of(kind, await this.editor.transition(kind, id, action, wish, { ...change, note: wish.note }));
  }
}
