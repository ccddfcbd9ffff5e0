import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiWrite } from '../../content/editing/writing.js';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { type CallOrigin, Origin } from '../../platform/access/origin.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { CreateSavedTravellerDto, SavedTravellerDto, UpdateSavedTravellerDto } from './saved-travellers.dto.js';
import { SavedTravellersService } from './saved-travellers.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** Whom a customer keeps for the next booking. */
@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me/travellers')
@Customer()
export class SavedTravellersController {
  constructor(private readonly travellers: SavedTravellersService) {}

  /** Those who travel with the customer, by name. */
  @Get()
  @ApiOkResponse({ type: [SavedTravellerDto] })
  @ApiErrors(401, 403)
  listSavedTravellers(@CurrentCaller() { id }: Caller): Promise<SavedTravellerDto[]> {
    return this.travellers.list(id);
  }

  /** Keeps somebody, twenty at most. */
  @Post()
  @Refuses(409, 'travellers_full')
  @ApiCreatedResponse({ type: SavedTravellerDto })
  @ApiErrors(401, 403, 409)
  @Versioned()
  createSavedTraveller(
    @Body() body: CreateSavedTravellerDto,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<SavedTravellerDto> {
    return this.travellers.create(body, caller, origin);
  }

  /** Changes what the body names. */
  @Patch(':id')
  @ApiOkResponse({ type: SavedTravellerDto })
  @ApiWrite(SavedTravellerDto, true, 404)
  @Versioned()
  updateSavedTraveller(
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateSavedTravellerDto,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<SavedTravellerDto> {
    return this.travellers.update(body, { id, caller, ifMatch, origin });
  }

  /** Keeps somebody no longer. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'They are gone.' })
  @ApiWrite(SavedTravellerDto, true, 404)
  deleteSavedTraveller(
    @Param('id', UuidPipe) id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
  ): Promise<void> {
    return this.travellers.remove({ id, caller, ifMatch, origin });
  }
}
