import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CancellationPolicies } from '../../catalogue/rates/cancellation-policies.service.js';
import { RatesReader } from '../../catalogue/rates/rates.reader.js';
import { Reductions } from '../../catalogue/rates/reductions.service.js';
import { Seasons } from '../../catalogue/rates/seasons.service.js';
import { TaxRules } from '../../catalogue/rates/tax-rules.service.js';
import { Clock } from '../../platform/data/clock.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { messageText } from '../../platform/errors/messages.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { formatMinor } from '../../platform/fields/money.js';
import { PriceRefusedError } from '../quotes/price-refusals.js';
import { TripPrices } from '../quotes/trip-prices.js';
import type {
  PreviewPolicyDto,
  PreviewReductionDto,
  PreviewSeasonDto,
  PreviewTaxRuleDto,
  RatePreviewDto,
  SampleAnswerDto,
  SamplePriceDto,
  SampleStayDto,
} from './rate-previews.dto.js';
import { roomPrice } from './room-price.js';

/** Runs a part of a preview; what is wrong is said of the fields under a member of the body. */
async function under<T>(member: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ValidationFailedError) || error instanceof PriceRefusedError) throw error;
    throw new ValidationFailedError(
      Object.fromEntries(Object.entries(error.fields).map(([field, said]) => [`${member}.${field}`, said])),
    );
  }
}

/**
 * Says what a change of the rates does to a stay. The change is made as the write makes it, the stay priced as a quote is, and
 * everything taken back: what a preview shows is what saving gives, and what saving refuses a preview refuses.
 */
@Injectable()
export class RatePreviews {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rates: RatesReader,
    private readonly prices: TripPrices,
    private readonly seasons: Seasons,
    private readonly reductions: Reductions,
    private readonly taxRules: TaxRules,
    private readonly policies: CancellationPolicies,
  ) {}

  /** @throws what creating or changing a season throws, of `draft`; {ValidationFailedError} of `sample` */
  season({ id, draft, sample }: PreviewSeasonDto, call: StaffCall): Promise<RatePreviewDto> {
    return this.tried(sample, call.language, (em) =>
      id ? this.seasons.updateIn(em, id, draft, call) : this.seasons.createIn(em, draft, call),
    );
  }

  /** @throws as `season` */
  reduction({ id, draft, sample }: PreviewReductionDto, call: StaffCall): Promise<RatePreviewDto> {
    return this.tried(sample, call.language, (em) =>
      id ? this.reductions.updateIn(em, id, draft, call) : this.reductions.createIn(em, draft, call),
    );
  }

  /** @throws as `season` */
  taxRule({ id, draft, sample }: PreviewTaxRuleDto, call: StaffCall): Promise<RatePreviewDto> {
    const { code: _code, ...change } = draft;
    return this.tried(sample, call.language, (em) =>
      id ? this.taxRules.updateIn(em, id, change, call) : this.taxRules.createIn(em, draft, call),
    );
  }

  /** @throws as `season` */
  policy({ code, draft, sample }: PreviewPolicyDto, call: StaffCall): Promise<RatePreviewDto> {
    return this.tried(sample, call.language, (em) => this.policies.updateIn(em, code, draft, call), code);
  }

  private async tried(
    sample: SampleStayDto,
    language: Language,
    write: (em: EntityManager) => Promise<unknown>,
    policy?: string,
  ): Promise<RatePreviewDto> {
    const em = this.em.fork();
    await em.begin();
    try {
      const before = await this.answer(em, sample, language, policy);
      await under('draft', write(em));
      return { before, after: await this.answer(em, sample, language, policy) };
    } finally {
      await em.rollback();
    }
  }

  private async answer(
    em: EntityManager,
    sample: SampleStayDto,
    language: Language,
    policy: string | undefined,
  ): Promise<SampleAnswerDto> {
    try {
      return { price: await under('sample', this.priceOf(em, sample, language, policy)), refused: [] };
    } catch (error) {
      if (!(error instanceof PriceRefusedError)) throw error;
      const said = Object.values(error.fields).flat();
      return { price: null, refused: said.map((message) => messageText(message, language)) };
    }
  }

  private async priceOf(
    em: EntityManager,
    sample: SampleStayDto,
    language: Language,
    policy: string | undefined,
  ): Promise<SamplePriceDto> {
    const { check_in, adults, children_ages = [] } = sample;
    const today = this.clock.maldivesDate();
    const booked_on = sample.booked_on ?? today;
    checkSample(sample, booked_on, today);
    const { resort, room, nights } = sample;
    if (resort && room && nights) {
      const stay = { resort, room, check_in, nights, adults, children_ages, booked_on, policy };
      return roomPrice(em, this.rates, stay, language);
    }
    const asked = { package: sample.package ?? '', check_in, adults, children_ages };
    const trip = await this.prices.of(asked, language, em, { booked_on, ...(policy && { policy }) });
    const { offer, check_out, price, details } = trip;
    return { check_in, check_out, nights: offer.duration_nights, total: formatMinor(price.total), ...details };
  }
}

/** Rules between the members of a sample. @throws {ValidationFailedError} */
function checkSample(sample: SampleStayDto, bookedOn: string, today: string): void {
  const faults: Record<string, Message[]> = {};
  if (!sample.package === !sample.resort) faults['package'] = [{ code: 'one_product' }];
  if (sample.resort && !sample.room) faults['room'] = [{ code: 'required' }];
  if (sample.resort && !sample.nights) faults['nights'] = [{ code: 'required' }];
  if (bookedOn < today) faults['booked_on'] = [{ code: 'date_too_early', params: { date: today } }];
  if (sample.check_in <= bookedOn) faults['check_in'] = [{ code: 'date_too_early', params: { date: bookedOn } }];
  if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
}
