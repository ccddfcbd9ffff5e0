import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountService } from '../../people/auth/account.service.js';
import type { Caller } from '../../platform/access/access.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { Clock } from '../../platform/data/clock.js';
import { requireVersion } from '../../platform/data/etags.js';
import { AppError, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { SavedTraveller, type TravellerFacts } from './saved-traveller.entity.js';
import type { CreateSavedTravellerDto, SavedTravellerDto, UpdateSavedTravellerDto } from './saved-travellers.dto.js';

/** As many as go along with a family and its friends. */
const MOST = 20;

/** Which of a customer's travellers, as it was seen, in which call. */
export interface TravellerCall {
  id: string;
  caller: Caller;
  ifMatch: string | undefined;
  origin: CallOrigin;
}

/** Whom customers keep for their next booking. Each write holds the account: two at once do not pass the limit. */
@Injectable()
export class SavedTravellersService {
  constructor(
    private readonly em: EntityManager,
    private readonly account: AccountService,
    private readonly clock: Clock,
  ) {}

  /** A customer's travellers, by name. */
  async list(userId: string): Promise<SavedTravellerDto[]> {
    const orderBy = { name: 'asc', id: 'asc' } as const;
    return (await this.em.fork().find(SavedTraveller, { user: userId }, { orderBy })).map(toDto);
  }

  /** @throws {AppError} 409 `travellers_full` @throws {ValidationFailedError} `date_in_future` on `birth_date` */
  create(
    { name, birth_date: birthDate = null, nationality = null }: CreateSavedTravellerDto,
    caller: Caller,
    origin: CallOrigin,
  ): Promise<SavedTravellerDto> {
    this.requireBorn(birthDate);
    return this.account.change(caller, async (em, user) => {
      if ((await em.count(SavedTraveller, { user })) >= MOST)
        throw new AppError(409, 'travellers_full', { count: MOST });
      const made = new SavedTraveller(user, { name, birthDate, nationality }, this.clock.now());
      em.persist(made);
      this.account.record(em, 'customer.traveller_create', caller, origin);
      await em.flush();
      return toDto(made);
    });
  }

  /** @throws {NotFoundError} {PreconditionRequiredError} {StaleVersionError} @throws {ValidationFailedError} as `create` */
  update(dto: UpdateSavedTravellerDto, call: TravellerCall): Promise<SavedTravellerDto> {
    this.requireBorn(dto.birth_date);
    return this.account.change(call.caller, async (em) => {
      const traveller = await this.locked(em, call);
      Object.assign(traveller, factsOf(dto), { updatedAt: this.clock.now() });
      this.account.record(em, 'customer.traveller_update', call.caller, call.origin);
      await em.flush();
      return toDto(traveller);
    });
  }

  /** @throws {NotFoundError} {PreconditionRequiredError} {StaleVersionError} */
  remove(call: TravellerCall): Promise<void> {
    return this.account.change(call.caller, async (em) => {
      em.remove(await this.locked(em, call));
      this.account.record(em, 'customer.traveller_delete', call.caller, call.origin);
    });
  }

  /** The traveller as the caller saw it. What is another's is not there. */
  private async locked(em: EntityManager, { id, caller, ifMatch }: TravellerCall): Promise<SavedTraveller> {
    const mode = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const traveller = await em.findOne(SavedTraveller, { id, user: caller.id }, mode);
    if (!traveller) throw new NotFoundError();
    requireVersion(ifMatch, traveller.version, () => ({
      current: toDto(traveller),
      updated_by: null,
      updated_at: traveller.updatedAt.toISOString(),
    }));
    return traveller;
  }

  private requireBorn(day: string | null | undefined): void {
    if (day && day > this.clock.maldivesDate()) throw ValidationFailedError.on('birth_date', 'date_in_future');
  }
}

const factsOf = ({ name, birth_date, nationality }: UpdateSavedTravellerDto): Partial<TravellerFacts> => ({
  ...(name !== undefined && { name }),
  ...(birth_date !== undefined && { birthDate: birth_date }),
  ...(nationality !== undefined && { nationality }),
});

const toDto = ({ id, name, birthDate, nationality, version }: SavedTraveller): SavedTravellerDto => ({
  id,
  name,
  birth_date: birthDate,
  nationality,
  version,
});
