import { refreshSearch } from '../../content/listing/search.queries.js';
import { formatMinorOrNull, parseMinorOrNull } from '../../platform/fields/money.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { Media } from '../../content/media/media.entity.js';
import { TransferText } from './transfer-parts.entity.js';
import { Transfer, type TransferFacts } from './transfer.entity.js';
import { isGateway, syncResortTransfers } from './transfers.queries.js';
import { TransferDocumentDto, WriteTransferDto, WriteTransferWordsDto } from './transfer-editing.dto.js';

/** Shared members of a transfer's document. */
export type SharedTransfer = SharedOf<TransferDocumentDto>;

/** Transfers as the editing engine sees them. */
export const transferKind = defineKind<Transfer, SharedTransfer, TransferFacts>({
  name: 'transfer',
  path: 'transfers',
  entity: Transfer,
  document: TransferDocumentDto,
  body: WriteTransferDto,
  tags: ['transfers', 'resorts'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: TransferText, words: WriteTransferWordsDto },
  defaults: {
    mode: 'speedboat',
    service: 'shared',
    from: 'MLE',
    to_destination: null,
    to_resort: null,
    duration_minutes: 30,
    legs: [],
    operator: null,
    daylight_only: false,
    first_departure: null,
    last_departure: null,
    latest_arrival_for_same_day: null,
    earliest_international_departure: null,
    pickup_before_flight_hours: null,
    wait_minutes_typical: null,
    operates_weekdays: [],
    price_adult_return: null,
    price_child: null,
    price_infant: null,
    baggage_kg: null,
    hand_baggage_kg: null,
    excess_per_kg: null,
    flight_details_due_days: null,
    change_fee: null,
    images: [],
  },
  links: { images: { table: 'transfer_image', of: 'media' } },
  single: { to_destination: 'destination', to_resort: 'resort' },
  make: (slug, facts, now) => new Transfer(slug, facts, now),
  toShared: (row) => ({
    from: row.fromCode,
    price_adult_return: formatMinorOrNull(row.priceAdultReturnMinor),
    price_child: formatMinorOrNull(row.priceChildMinor),
    price_infant: formatMinorOrNull(row.priceInfantMinor),
    excess_per_kg: formatMinorOrNull(row.excessPerKgMinor),
    change_fee: formatMinorOrNull(row.changeFeeMinor),
  }),
  toColumns: (shared, { em }) => ({
    fromCode: shared.from,
    priceAdultReturnMinor: parseMinorOrNull(shared.price_adult_return),
    priceChildMinor: parseMinorOrNull(shared.price_child),
    priceInfantMinor: parseMinorOrNull(shared.price_infant),
    excessPerKgMinor: parseMinorOrNull(shared.excess_per_kg),
    changeFeeMinor: parseMinorOrNull(shared.change_fee),
    cover: shared.images[0] === undefined ? null : em.getReference(Media, shared.images[0]),
  }),
  async check(shared, { em }) {
    const problems: Problems = {};
    if (!(await isGateway(em, shared.from))) problems['from'] = [{ code: 'unknown_reference' }];
    if (shared.to_destination === null && shared.to_resort === null) problems['to_resort'] = [{ code: 'required' }];
    if (shared.to_destination !== null && shared.to_resort !== null) problems['to_destination'] = [{ code: 'one_end' }];
    for (const [index, { text }] of shared.legs.entries())
      if (text.en === undefined) problems[`legs.${index}.text.en`] = [{ code: 'required' }];
    return problems;
  },
  embedded: ({ legs }, language) => {
    const own = legs.map(({ text }) => text[language] ?? null);
    return { legs: own.every((text) => text === null) ? null : own };
  },
  publishProblems: (document) => needEnglish(document, { name: 2 }),
  async search(row, { em }) {
    await refreshSearch(em, 'transfer', [row.id]);
    // Of the place it led to before as well.
    await syncResortTransfers(em, null);
  },
});
