import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FORM_MAX_SECONDS, FORM_MIN_SECONDS, FormTokens } from './form-tokens.js';
import { FormTokenDto } from './forms.dto.js';

@ApiTags('forms')
@Controller('forms')
export class FormsController {
  constructor(private readonly tokens: FormTokens) {}

  /** A token for a public form that is opened now; it goes back with the form as `form_token`. */
  @Get('token')
  @Public()
  @ApiErrors()
  getFormToken(): FormTokenDto {
    return { form_token: this.tokens.issue(), min_seconds: FORM_MIN_SECONDS, max_seconds: FORM_MAX_SECONDS };
  }
}
