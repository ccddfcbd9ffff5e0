import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { CustomerFilter, CustomerPageDto, ListCustomersQuery, OfficeCustomerDto } from './office-customers.dto.js';
import { OfficeCustomersService } from './office-customers.service.js';

/** Customers, for the office. */
@ApiTags('customers')
@ApiBearerAuth('staff')
@Controller('customers')
export class OfficeCustomersController {
  constructor(private readonly customers: OfficeCustomersService) {}

  /** Customers, newest first unless sorted otherwise. */
  @Get()
  @Staff('customers.view')
  @ApiErrors(401, 403, 404)
  listCustomers(@Query() query: ListCustomersQuery, @Req() request: FastifyRequest): Promise<CustomerPageDto> {
    return this.customers.list(query, request.url);
  }

  /** One customer. */
  @Get(':id')
  @Staff('customers.view')
  @ApiErrors(401, 403, 404)
  getOfficeCustomer(@Param('id', UuidPipe) id: string): Promise<OfficeCustomerDto> {
    return this.customers.get(id);
  }

  /** Customers as a CSV file. The audit notes who took it along. */
  @Post('export')
  @HttpCode(200)
  @Staff('customers.export')
  @Limit('export')
  @NotIdempotent()
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(401, 403)
  async exportCustomers(
    @Body() filter: CustomerFilter,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const csv = await this.customers.export(filter, caller, origin);
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers.csv"',
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return csv;
  }
}
