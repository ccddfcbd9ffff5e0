import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { PasswordDto } from '../../people/auth/account.dto.js';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { CustomerExportDto } from './customer-data.dto.js';
import { CustomerDataService } from './customer-data.service.js';

/** What customers may ask for by law. */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me')
@Customer()
export class CustomerDataController {
  constructor(private readonly personal: CustomerDataService) {}

  /** Makes a file with everything that is stored about the customer. It can be fetched for seven days. */
  @Post('export')
  @HttpCode(202)
  @Limit('export')
  @ApiErrors(401, 403)
  exportCustomerData(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Origin() origin: CallOrigin,
  ): Promise<CustomerExportDto> {
    return this.personal.export(caller, language, origin);
  }

  /** Fetches the file with everything that is stored about the customer. */
  @Get('export/:id')
  @ApiOkResponse({
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
  })
  @ApiErrors(401, 403, 404)
  async getCustomerExport(
    @Param('id', UuidPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const body = await this.personal.exported(caller, id);
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return body;
  }

  /** Erases the account for good. Bookings stay for the books, without contact and wishes. */
  @Delete()
  @HttpCode(204)
  @ApiErrors(401, 403)
  async deleteCustomer(
    @Body() body: PasswordDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    await this.personal.erase(caller, body.password, origin);
  }
}
