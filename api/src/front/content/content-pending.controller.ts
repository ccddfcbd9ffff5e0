import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ContentBody } from '../../content/editing/content-body.js';
import { type ContentState, ContentStates } from '../../content/editing/content-states.js';
import { type PendingChange, PendingChanges } from '../../content/editing/pending-changes.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { createValidationPipe } from '../../platform/http/validation.js';
import { ActionDto, DropChangeQuery, PendingChangeDto, SeenChangeQuery, StagedContentParams } from './content.dto.js';
import { PENDING_BODIES, refs, stagedKindOf } from './content-kinds.js';
import { ContentRead, ContentStep, ContentWrite } from './content-step.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Changes of public content that wait for somebody who may publish, or until their time has come (D-22). */
@ApiTags('content')
@Controller('content/:kind/:id/pending')
export class ContentPendingController {
  /** What a body may say depends on the kind: it is checked when that is known. */
  private readonly bodies = createValidationPipe();

  constructor(
    private readonly pending: PendingChanges,
    private readonly states: ContentStates,
  ) {}

  /**
   * Hands in a change of something public, as the PATCH of its kind takes it. It is laid over one that waits already, which `at`
   * names; visitors see nothing of it. 412 when something else waits, 428 when something does and none is named: `current` is how the thing
   * would read with that. Where the thing stands is not handed in: `status`, `publish_at` and `unpublish_at` are left out, or what is stored;
   * else 400.
   */
  @Put()
  @Refuses(428, 'waiting_unseen')
  @Refuses(409, 'invalid_transition', 'open_bookings')
  @Refuses(403, 'review_required')
  @ContentWrite('change', true, 404, 409)
  @ApiExtraModels(...PENDING_BODIES)
  @ApiBody({ schema: { anyOf: refs(PENDING_BODIES) } })
  @ApiOkResponse({ type: PendingChangeDto })
  async savePendingContent(
    @Param() { kind, id }: StagedContentParams,
    @Query() { at }: SeenChangeQuery,
    @Body() sent: object,
    @FromStaff() change: StaffCall,
  ): Promise<PendingChange> {
    const found = stagedKindOf(kind);
    const body = (await this.bodies.transform(sent, { type: 'body', metatype: found.body })) as ContentBody;
    return this.pending.save(found, id, body, { ...change, at });
  }

  /** The change that waits, and how the document would read. */
  @Get()
  @ContentRead()
  @ApiOkResponse({ type: PendingChangeDto })
  getPendingContent(@Param() { kind, id }: StagedContentParams): Promise<PendingChange> {
    return this.pending.get(stagedKindOf(kind), id);
  }

  /**
   * Drops the change that waits, which `at` names (428 without it). `If-Match` is the version of the thing itself. 412 when another
   * change waits. Whoever has written a part of it is told that it was declined, or with `taken_up` that it was taken: of
   * what is public only those say so who may publish it.
   */
  @Delete()
  @Refuses(428, 'waiting_unseen')
  @Refuses(403, 'review_required')
  @HttpCode(204)
  @ContentWrite('change', true, 404)
  @ApiNoContentResponse({ description: 'Nothing waits any more.' })
  deletePendingContent(
    @Param() { kind, id }: StagedContentParams,
    @Query() { at, taken_up: takenUp }: DropChangeQuery,
    @FromStaff() change: StaffCall,
  ): Promise<void> {
    return this.pending.drop(stagedKindOf(kind), id, { ...change, at, takenUp });
  }

  /**
   * Makes the change that waits public, which `at` names (428 without it). 412 when another one waits, or the thing has changed since
   * it was written.
   */
  @ContentStep('publish', 'publish', ActionDto)
  @Refuses(403, 'review_required')
  @Refuses(428, 'waiting_unseen')
  @ApiErrors(428)
  @Versioned()
  async publishPendingContent(
    @Param() { kind, id }: StagedContentParams,
    @Query() { at }: SeenChangeQuery,
    @Body() { note }: ActionDto,
    @FromStaff() change: StaffCall,
  ): Promise<ContentState> {
    const found = stagedKindOf(kind);
    return this.states.of(found, await this.pending.publish(found, id, { ...change, note, at }));
  }
}
