import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { ApiKeyDto, CreateApiKeyDto, CreatedApiKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('api keys')
@ApiBearerAuth('staff')
@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** All keys: those that count, and those that were revoked. */
  @Get()
  @Staff('keys.manage')
  @ApiOkResponse({ type: [ApiKeyDto] })
  @ApiErrors(401, 403)
  listApiKeys(): Promise<ApiKeyDto[]> {
    return this.keys.list();
  }

  /** Makes a key; that needs your own password. The answer is the only place where it stands. */
  @Post()
  @Refuses(403, 'role_not_grantable')
  @Staff('keys.manage')
  @NotIdempotent()
  @ApiCreatedResponse({ type: CreatedApiKeyDto })
  @ApiErrors(401, 403)
  createApiKey(@Body() body: CreateApiKeyDto, @FromStaff() call: StaffCall): Promise<CreatedApiKeyDto> {
    return this.keys.create(body, call);
  }

  /** Ends a key at once and for good. */
  @Post(':id/revoke')
  @HttpCode(200)
  @Staff('keys.manage')
  @ApiOkResponse({ type: ApiKeyDto })
  @ApiErrors(401, 403, 404)
  revokeApiKey(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<ApiKeyDto> {
    return this.keys.revoke(id, call);
  }
}
