import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Customer } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { FavouriteDto, FavouriteItemDto } from './favourites.dto.js';
import { FavouritesService } from './favourites.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('customers')
@ApiBearerAuth('customer')
@Controller('customers/me/favourites')
@Customer()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  /** Packages, resorts and experiences that the customer keeps for later, newest first. */
  @Get()
  @ApiErrors(401, 403)
  listFavourites(
    @Query() _query: LanguageQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<FavouriteDto[]> {
    return this.favourites.list(caller.id, language);
  }

  /** Keeps something that is on offer. Keeping it twice is no error. */
  @Post()
  @Refuses(409, 'favourites_full')
  @ApiErrors(401, 403, 404, 409)
  addFavourite(
    @Body() body: FavouriteItemDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<FavouriteDto> {
    return this.favourites.add(caller.id, body, language);
  }

  /** Keeps something no longer: `?kind=package&id=3`. What was not kept is no error. */
  @Delete()
  @HttpCode(204)
  @ApiErrors(401, 403)
  async deleteFavourite(@Query() query: FavouriteItemDto, @CurrentCaller() caller: Caller): Promise<void> {
    await this.favourites.remove(caller.id, query);
  }
}
