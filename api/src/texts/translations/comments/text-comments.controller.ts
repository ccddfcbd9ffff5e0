import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PeopleOnly, Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { TranslationParams } from '../translations.dto.js';
import { CreateTextCommentDto, TextCommentDto, TextCommentParams } from './text-comments.dto.js';
import { TextComments } from './text-comments.service.js';

/** What colleagues say to each other about a text: open to all who read the office's texts, and to people alone. */
@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
@PeopleOnly()
export class TextCommentsController {
  constructor(private readonly comments: TextComments) {}

  /** All that was said about a text, oldest first. Its languages share it, and the forms of a plural. */
  @Get(':id/comments')
  @Staff('translations.view')
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  @ApiOkResponse({ type: TextCommentDto, isArray: true })
  @ApiErrors(401, 403, 404)
  listTextComments(@Param() { id }: TranslationParams, @FromStaff() call: StaffCall): Promise<TextCommentDto[]> {
    return this.comments.of(id, call.caller);
  }

  /** Says something about a text, or asks. Nobody is written to. A language outside of the caller's is 403. */
  @Post(':id/comments')
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  createTextComment(
    @Param() { id }: TranslationParams,
    @Body() body: CreateTextCommentDto,
    @FromStaff() call: StaffCall,
  ): Promise<TextCommentDto> {
    return this.comments.add(id, body, call);
  }

  /** Closes a question. One that somebody has closed already stays theirs; a remark stays one. */
  @Post('comments/:comment/settle')
  @HttpCode(200)
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  settleTextComment(@Param() { comment }: TextCommentParams, @FromStaff() call: StaffCall): Promise<TextCommentDto> {
    return this.comments.decide(comment, 'settled', call);
  }

  /** Opens a question again; of a remark it makes a question. */
  @Post('comments/:comment/reopen')
  @HttpCode(200)
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  reopenTextComment(@Param() { comment }: TextCommentParams, @FromStaff() call: StaffCall): Promise<TextCommentDto> {
    return this.comments.decide(comment, 'open', call);
  }

  /** Takes a comment away for good: one's own, or with `translations.approve` any that names no language outside of the caller's. */
  @Delete('comments/:comment')
  @HttpCode(204)
  @Staff('translations.view')
  @ApiNoContentResponse({ description: 'It is gone.' })
  @ApiErrors(401, 403, 404)
  deleteTextComment(@Param() { comment }: TextCommentParams, @FromStaff() call: StaffCall): Promise<void> {
    return this.comments.remove(comment, call);
  }
}
