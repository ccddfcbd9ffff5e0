import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PeopleOnly, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Limit } from '../../platform/limits/limits.js';
import { LetterDto, LetterParams, LetterPreviewDto, PreviewLetterQuery, TestLetterDto } from './letters.dto.js';
import { LettersService } from './letters.service.js';
import { OutboxMessageDto } from './outbox.dto.js';

/** The letters that the agency sends, before anybody gets them. */
@ApiTags('letters')
@ApiBearerAuth('staff')
@PeopleOnly()
@Staff('audit.view')
@Controller('letters')
export class LettersController {
  constructor(private readonly letters: LettersService) {}

  /** Every kind of letter: what brings it about, who gets it. */
  @Get()
  @ApiOkResponse({ type: [LetterDto] })
  @ApiErrors(401, 403)
  listLetters(): LetterDto[] {
    return this.letters.list();
  }

  /** A letter as its reader would get it now, about a guest and a booking that there are not. */
  @Get(':name/preview')
  @ApiOkResponse({ type: LetterPreviewDto })
  @ApiErrors(401, 403, 404)
  previewLetter(
    @Param() { name }: LetterParams,
    @Query() { lang, variant }: PreviewLetterQuery,
    @FromStaff() { language }: StaffCall,
  ): Promise<LetterPreviewDto> {
    return this.letters.preview(name, { language: lang ?? language, variant });
  }

  /** Sends that letter to your own address. Its subject says that it is a test; the outbox has it as `letter_test`. */
  @Post(':name/test')
  @Limit('letter_test')
  @ApiCreatedResponse({ type: OutboxMessageDto })
  @ApiErrors(401, 403, 404)
  testLetter(
    @Param() { name }: LetterParams,
    @Body() { lang, variant }: TestLetterDto,
    @FromStaff() call: StaffCall,
  ): Promise<OutboxMessageDto> {
    return this.letters.test(name, { language: lang ?? call.language, variant }, call);
  }
}
