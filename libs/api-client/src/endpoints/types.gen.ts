// Generated from api/openapi.json by `npm run generate`.
export type AboutDto = {
  title: string;
  /** Sanitised HTML: headings and text of the page `about`. */
  body: string;
  team: TeamMemberDto[];
  values: ValueDto[];
  /** Only figures that the agency has switched on. */
  stats: StatDto[];
  images: PictureDto[];
  _i18n: LocalizationDto;
};
export type AcceptChangeRequestDto = {
  /** The total as the colleague read it; 409 `price_changed` when it is another one by now. */
  confirm_total: string;
  /** To the guest. */
  message?: string;
};
export type AcceptTripOfferDto = {
  /** The offer as it was read; 409 `offer_changed` when another one holds by now. */
  offer: string;
  name: string;
  phone: string;
  accept_terms: true;
  /** Of the words of the terms that were read, as the wish says it in the same language; when they are others by now, 400. Without it the present ones are meant. */
  terms_hash?: string;
};
export type AccessTokenDto = {
  token: string;
};
export type ActionDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
};
export type AddTripRequestNoteDto = {
  text: string;
};
export type AddressDto = {
  slug: string;
  /** The day (UTC) on which it last changed. */
  changed: string;
};
export type AgreedPartDto = {
  kind: 'heading' | 'text' | 'item';
  text: string;
};
export type AgreedStayDto = {
  at: string;
  /** The booking began, its stay became another one, its price was agreed by hand, or it was taken up again. */
  type: 'created' | 'change' | 'price' | 'reopen';
  /** Who brought it about: a change is asked for by a guest and accepted by the agency. */
  actor_type: 'guest' | 'customer' | 'staff' | 'system';
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_on: string | null;
  /** Price lines, extras among them, taxes with their rules, and what comes back until when; null where it was not kept. Names are in the language of the booking. */
  price_details: PriceDetailsDto | null;
  total: string;
  deposit_due: string;
};
export type AgreedWordsDto = {
  /** In which they are written. */
  language: 'en' | 'ru' | 'zh';
  parts: AgreedPartDto[];
  title: string;
};
export type AllotmentChangeDto = {
  /** Nights that change, by kind of room and day. */
  nights: ChangedNightDto[];
  /** Nights that are so already. */
  unchanged: number;
  /** Nights without a contract, which stay as they are: name `rooms` to have some. */
  without_contract: number;
  /** Nights that refuse the change: as long as there is one, nothing is written. */
  oversold: OversoldNightDto[];
  /** To be given back with the change itself. */
  fingerprint: string;
};
export type AllotmentConflictDto = {
  /** What it would do now. */
  preview: AllotmentChangeDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type AllotmentMonthDto = {
  resort: number;
  month: string;
  rooms: AllotmentRoomDto[];
};
export type AllotmentNightDto = {
  date: string;
  /** Rooms that the agency may sell; null without a contract: such nights are on request. */
  rooms: number | null;
  held: number;
  sold: number;
  /** Rooms that are neither held nor sold, stop-sell or not; null without a contract. */
  left: number | null;
  stop_sell: boolean;
  min_nights: number;
};
export type AllotmentRoomDto = {
  room_code: string;
  name: string;
  nights: AllotmentNightDto[];
};
export type AltTextsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type AmenityDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: AmenityTranslationsDto;
  code: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
  is_filterable: boolean;
};
export type AmenityDto = {
  code: string;
  name: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  icon: string;
};
export type AmenityListItemDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  code: string;
  name: string;
  icon: string;
  group: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Lists offer it as a filter: `resorts/?amenity=spa`. */
  is_filterable: boolean;
  /** Staff lists only: places that offer it, themselves or in a room. */
  resort_count?: number;
};
export type AmenityTranslationsDto = {
  en?: AmenityWordsDto;
  ru?: AmenityWordsDto;
  zh?: AmenityWordsDto;
};
export type AmenityWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
};
export type ApiKeyDto = {
  id: string;
  scopes: KeyScope[];
  calls_per_minute: number;
  expires_on: string | null;
  status: KeyStatus;
  /** Null once the account is gone. */
  created_by: ColleagueDto | null;
  /** To the hour; null: never. */
  last_used_at: string | null;
  revoked_at: string | null;
  name: string;
  /** How it begins. */
  prefix: string;
  created_at: string;
};
export type ApproveBookingDto = {
  message?: string;
  /** By when the deposit is to be there; three days from now unless given, before the trip begins. */
  payment_due_at?: string;
  /** Another total than the guest asked for; for staff with `bookings.override_price`. */
  price_adjustment?: PriceAdjustmentDto;
};
export type ArchiveDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Although travellers still hold bookings. */
  confirm?: boolean;
};
export type ArrangeHomepageDto = {
  sections: ArrangedSectionDto[];
};
export type ArrangedSectionDto = {
  visible?: boolean;
  /** Replaced as a whole. */
  config?: SectionConfigDto;
  /** The named languages are replaced. */
  texts?: SectionTextsDto;
  id: number;
};
export type AuditActorDto = {
  id: string;
  kind: 'staff' | 'customer' | 'key';
  role: string | null;
  name: string;
  /** Empty for an API key. */
  email: string;
};
export type AuditEntryDto = {
  id: string;
  at: string;
  /** Null for visitors, the system, and accounts that are gone. */
  actor: AuditActorDto | null;
  /** What was there before; null where nothing was. */
  before:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** What is there now. */
  after:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** `X-Request-Id` of the call. */
  request_id: string | null;
  /** SHA-256 over the entry and the hash of the one before it. */
  hash: string;
  /** Hash of the entry before this one; zeros before the first. */
  prev_hash: string;
  action: string;
  entity: string;
  entity_id: string;
  /** Place in the chain, from 1. */
  seq: number;
};
export type AuditIntegrityDto = {
  /** Place of the first entry that was changed, or before which one is missing. */
  first_fault: number | null;
  /** Entries looked at: the latest, at most 100,000. */
  checked: number;
  intact: boolean;
};
export type AuditPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: AuditEntryDto[];
};
export type AvailabilityDayDto = {
  date: string;
  /** `LIMITED`: less than half is left. `FREESALE`: nobody counts, and it is confirmed at once. `ON_REQUEST`: the agency asks. `CLOSED`:
    nothing begins on this day, or not any more. */
  status: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED' | 'FREESALE' | 'ON_REQUEST';
  /** Places of a departure, or rooms on the scarcest night of the stay; null where they are not counted or not for sale. */
  vacancies: number | null;
  /** Of which `vacancies` are left. */
  capacity: number | null;
  /** A departure that takes place in any case: as many places are sold as it needs. False for everything else. */
  is_guaranteed: boolean;
  /** Nights that a stay with this day in it has at least; null for a package, whose nights are given, and where it is closed. */
  min_nights: number | null;
  /** From then on nobody books it; null where tomorrow's arrival is the earliest. */
  cutoff_at: string | null;
  /** Code of the season that rules this day. */
  season: string | null;
  /** All that the party pays: for the trip, or for the night in the cheapest room that is left. Null where it is closed. */
  price_from: string | null;
  currency: 'USD';
};
export type BookedProductDto = {
  kind: ProductKind;
  cover_image: BookingImageDto | null;
  /** Full years of the youngest traveller that it takes now; null where it takes everybody. */
  min_age: number | null;
  id: number;
  slug: string;
  name: string;
};
export type BookedRoomDto = {
  /** Rooms that were asked for; null for as many as the party needs. `units` says how many they are. */
  rooms: number | null;
  /** Null where the resort names none. */
  meal_plan: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI') | null;
  code: string;
  name: string;
};
export type BookingAgreementDto = {
  /** The trip, in the language of the answer. */
  product_name: string;
  /** The room of a stay by nights, in the language of the answer; null for a package. `qty` of the base line says how many. */
  room: BookedRoomDto | null;
  /** Language of the booking. */
  locale: 'en' | 'ru' | 'zh';
  /** Through which door it came. */
  source: BookingSource;
  /** Oldest first; the last one holds. The first is no `created` where what was agreed before it was not kept. */
  stays: AgreedStayDto[];
  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  terms_version: string | null;
  terms_accepted_at: string | null;
  /** SHA-256 of their words, hexadecimal. */
  terms_hash: string | null;
  /** Their words; null where they were not kept. */
  words: AgreedWordsDto | null;
  reference: string;
};
export type BookingCancellationDto = {
  /** Of the total, by the tier that held. */
  refund_percent: number;
  reason_code: string;
  note: string;
  /** What the agency asked for. */
  fee: string;
  /** What goes back of what was paid. */
  refund: string;
  /** The agency did without its fee. */
  waived: boolean;
};
export type BookingConflictDto = {
  /** With `price_changed` and `trip_changed`: what is offered now. */
  price?: PriceQuoteDto;
  /** With `sold_out`: the next days that have room for the party, four at most. */
  next_dates?: string[];
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type BookingContactDto = {
  /** Where they live: ISO 3166-1 alpha-2. */
  country: string | null;
  /** How they want to be answered. */
  preferred_channel: ('email' | 'whatsapp' | 'phone') | null;
  name: string;
  /** Empty for staff without `customers.view`. */
  email: string;
  /** Empty for staff without `customers.view`. */
  phone: string;
};
export type BookingCountsDto = {
  /** Waiting for the agency's answer. */
  requested: number;
  /** Created today (date in the Maldives). */
  today: number;
  /** Requests whose promised answer is late. */
  reply_overdue: number;
  /** With a change of the stay that waits for the agency's answer. */
  change_asked: number;
  total: number;
};
export type BookingDetailsDto = {
  /** Number of the flight in, `QR674`. */
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  /** Last day on which the guest can tell flights and wishes, in the Maldives; after it the agency does. */
  due: string;
  /** Who travels, as far as it was told. */
  named_travellers: NamedTravellerDto[];
};
export type BookingDto = {
  /** What the caller may do now, in this state and with these rights; a screen offers these and no others. */
  allowed_actions: (
    | 'extend'
    | 'approve'
    | 'decline'
    | 'cancel'
    | 'complete'
    | 'no_show'
    | 'reopen'
    | 'change'
    | 'decide_change'
    | 'edit_details'
    | 'pay'
    | 'record_payment'
    | 'refund'
  )[];
  /** Follows from what was paid and what went back. */
  payment_status: PaymentStatus;
  /** What is owed now; screens, letters and payments read it from here. */
  due: DueDto;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_on: string | null;
  /** Since when a message of the guest waits for an answer; null where none does, and for everybody but staff. */
  message_waiting_since: string | null;
  /** Messages of the other side that this one has not seen: the guest, or the office as a whole. */
  unread_messages: number;
  /** Until then places are held (`on_hold`); else null. */
  expires_at: string | null;
  /** By when the agency answers a request; null where it never was one. */
  reply_by: string | null;
  /** By when the deposit is to be there (`awaiting_payment`); else null. */
  payment_due_at: string | null;
  /** By when the agency answers the change of the stay that was asked for; null while none waits. */
  change_reply_by: string | null;
  /** Null unless it was cancelled. */
  cancellation: BookingCancellationDto | null;
  /** The colleague who looks after it; null for everybody but staff. */
  assigned_to: ColleagueDto | null;
  status: BookingStatus;
  /** The room of a stay by nights; null for a package. */
  room: BookedRoomDto | null;
  children_ages: number[];
  /** Landing in the Maldives, local time; null where it is not known. */
  arrival_flight_at: string | null;
  /** Take-off from the Maldives, local time; null where it is not known. */
  departure_flight_at: string | null;
  /** Another way to the island than the main one, where it was chosen. */
  transfer: BookingTransferDto | null;
  /** Null without flights, and where no way to the island is known. */
  transfer_check: BookingTransferCheckDto | null;
  /** What its guest may tell later. */
  details: BookingDetailsDto;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room took for that price, where it was per room. */
  occupancy: OccupancyDto | null;
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** How the total came about, when it is due and what comes back of it, as it was agreed; null in bookings from before it was kept. Names are in the language of the booking; for staff who read one booking in that of the answer. */
  price_details: PriceDetailsDto | null;
  /** The total in the currency the traveller chose, at the rate of that day. */
  display_total?: string;
  display_currency?: string;
  locale: 'en' | 'ru' | 'zh';
  /** Through which door it came; staff wrote the last three for somebody. */
  source: BookingSource;
  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  terms_version: string | null;
  terms_accepted_at: string | null;
  /** SHA-256 of their words in the language of the booking, hexadecimal. */
  terms_hash: string | null;
  id: string;
  reference: string;
  product: BookedProductDto;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  travellers: number;
  contact: BookingContactDto;
  special_requests: string;
  /** Price of the package, or of the room a night, when it was booked. */
  price: string;
  /** All that is to be paid. */
  total: string;
  currency: string;
  created_at: string;
  version: number;
  /** Of the total; with it the booking is confirmed. */
  deposit_due: string;
  /** What cancelling costs in any case, after a change of the stay that was asked for when cancelling had its price. */
  least_fee: string;
  /** What came in. */
  paid: string;
  /** What went back. */
  refunded: string;
  /** Still to be paid; below 0 where too much was. */
  balance: string;
  /** Is to go back and waits for the agency. */
  refund_due: string;
  /** Of the guest's money, what the agency has: `refund_due`, or what was paid above the total while the booking stands. */
  money_back: string;
  /** The proof of a transfer waits for a colleague to decide on it. */
  proof_waiting: boolean;
  /** Of how many other bookings places are held unpaid from the same household or for the same address, for a booking of which that is so
    too; 0 for everybody but staff. Twenty of each are counted at most. */
  also_held: number;
  /** The hold was prolonged; that happens once. */
  extended: boolean;
};
export type BookingEventDto = {
  at: string;
  /** `created`, a step (`approve`, `pay`, `cancel`, …), `price` for one agreed by hand, what became of a change or of money, or for colleagues `assign` and `note`; `letter` for both. */
  type: BookingEventType;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor_type: 'guest' | 'customer' | 'staff' | 'system';
  /** Name of the colleague; null for everybody but staff. */
  actor: string | null;
  reason_code: string | null;
  /** Facts of the event: amounts, deadlines. */
  data: {
    [key: string]: unknown;
  } | null;
  /** Of a `letter`; null otherwise. */
  letter: BookingLetterDto | null;
  id: string;
  /** What the guest was told; for colleagues also what they noted. */
  message: string;
};
export type BookingEventType =
  | 'created'
  | 'extend'
  | 'transfer'
  | 'pay'
  | 'honour'
  | 'approve'
  | 'decline'
  | 'expire'
  | 'cancel'
  | 'cancel_departure'
  | 'complete'
  | 'no_show'
  | 'offer'
  | 'offer_transfer'
  | 'request'
  | 'reopen'
  | 'price'
  | 'change_asked'
  | 'change'
  | 'change_declined'
  | 'change_withdrawn'
  | 'change_lapsed'
  | 'payment'
  | 'payment_failed'
  | 'refund'
  | 'proof'
  | 'details'
  | 'message'
  | 'assign'
  | 'note'
  | 'letter';
export type BookingImageDto = {
  id: number;
  key: string;
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  width: number;
  height: number;
  variants: BookingImageVariantsDto;
};
export type BookingImageVariantsDto = {
  thumbnail: string;
  card: string;
  tile: string;
  gallery: string;
  portrait: string;
  wide: string;
  large: string;
  hero: string;
  share: string;
};
export type BookingIntentDto = {
  /** The total in the message, in US dollars; null where none was shown, or it is another one now. */
  total: string | null;
  /** Stands in the message: the office finds the lead by it. */
  reference: string;
  whatsapp_url: string;
  /** The message as it will stand in the chat. */
  text: string;
};
export type BookingLetterDto = {
  status: OutboxStatus;
  sent_at: string | null;
  /** What the mail server said last, where it did not take it; null once it is sent, and for who may not know addresses. */
  error: string | null;
  template: string;
  to: string;
};
export type BookingLookupDto = {
  /** As it stands in letters and papers; case does not matter. */
  reference: string;
  /** The address that it was made with. */
  email: string;
};
export type BookingMessageDto = {
  id: string;
  at: string;
  /** `message`, or the step that it was said with: `approve`, `decline`, `change_asked` … */
  type:
    | 'created'
    | 'extend'
    | 'transfer'
    | 'pay'
    | 'honour'
    | 'approve'
    | 'decline'
    | 'expire'
    | 'cancel'
    | 'cancel_departure'
    | 'complete'
    | 'no_show'
    | 'offer'
    | 'offer_transfer'
    | 'request'
    | 'reopen'
    | 'price'
    | 'change_asked'
    | 'change'
    | 'change_declined'
    | 'change_withdrawn'
    | 'change_lapsed'
    | 'payment'
    | 'payment_failed'
    | 'refund'
    | 'proof'
    | 'details'
    | 'message'
    | 'assign'
    | 'note';
  /** Who said it. */
  side: 'guest' | 'office';
  /** Name of the colleague; null for everybody but staff. */
  author: string | null;
  /** Plain text. */
  text: string;
  /** Whether the other side has seen it. */
  seen: boolean;
};
export type BookingPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: BookingDto[];
};
export type BookingPapersDto = {
  /** In the order they were issued. */
  issued: IssuedPaperDto[];
  /** Where the voucher is; null before the booking is confirmed and after it was cancelled. */
  voucher: string | null;
  calendar: string;
};
export type BookingSource = 'form' | 'whatsapp' | 'phone' | 'email' | 'agent';
export type BookingStatus =
  | 'on_hold'
  | 'requested'
  | 'awaiting_payment'
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show'
  | 'waitlisted';
export type BookingThreadDto = {
  /** Messages of the other side that this one has not seen. */
  unread: number;
  messages: BookingMessageDto[];
};
export type BookingToCancelDto = {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  locale: 'en' | 'ru' | 'zh';
  travellers: number;
  /** What goes back: all that was paid, in US dollars. A person releases it. */
  refund: string;
};
export type BookingTransferCheckDto = {
  /** Null without a flight. */
  arrival: WayCheckDto | null;
  /** Null without a flight. */
  departure: WayCheckDto | null;
  checked_at: string;
  /** Of the transfer that was checked. */
  name: string;
  feasible: boolean;
};
export type BookingTransferDto = {
  id: number;
  name: string;
};
export type BulkBookingDto = {
  id: string;
  /** As it was read: who has changed it meanwhile is not overruled. */
  version: number;
};
export type BulkBookingsDto = {
  /** `remind`: a letter to who owes the rest, once a day at most. */
  action: 'assign' | 'approve' | 'decline' | 'remind';
  bookings: BulkBookingDto[];
  /** With `assign`: id of a colleague with `bookings.change`, or null for nobody. */
  assigned_to?: string | null;
  /** With `decline`: the reason, which the letter names. */
  reason_code?: 'no_places' | 'not_operating' | 'party_not_possible' | 'price_error' | 'other';
};
export type BulkErrorDto = {
  /** From 0, in the order of the call. */
  index: number;
  key: string;
  code: string;
  message: string;
};
export type BulkFilterDto = {
  lang?: string;
  ns?: string;
  q?: string;
  status?:
    | 'missing'
    | 'released'
    | 'edited'
    | 'approved'
    | 'outdated'
    | 'pending'
    | 'review'
    | 'needs_work'
    | 'clipped'
    | 'questions';
};
export type BulkMediaDto = {
  ids: number[];
  /** `move` needs `folder`, `tag` and `untag` need `tags`, `focus` needs `focal_x` and `focal_y`, `license` needs `licence` (empty for
    none) and takes `credit` as well; `delete` takes only pictures that are shown nowhere. */
  action: 'move' | 'tag' | 'untag' | 'focus' | 'license' | 'delete';
  folder?: string;
  tags?: string[];
  focal_x?: number;
  focal_y?: number;
  licence?: string;
  credit?: string;
};
export type BulkMediaResultDto = {
  done: number;
  results: BulkMediaRowDto[];
};
export type BulkMediaRowDto = {
  id: number;
  ok: boolean;
  /** Why not: `not_found`, `in_use`. */
  code?: string;
  /** The same in the caller's language. */
  detail?: string;
  /** What shows it, with `in_use`. */
  usage?: MediaUseDto[];
};
export type BulkResultDto = {
  id: string;
  /** Why it was not done, as the call for it alone would say; null where it was. */
  code: string | null;
  /** The same in words; null where it was done. */
  detail: string | null;
  /** By now, where it was done. */
  version: number | null;
  done: boolean;
};
export type BulkResultsDto = {
  results: BulkResultDto[];
};
export type BulkStateDto = {
  /** `clear` takes edits back: the released texts stand again. */
  action: 'approve' | 'unapprove' | 'clear';
  ids?: string[];
  /** Another version of one that stands meanwhile is refused with `stale_version`. */
  rows?: SeenTextDto[];
  filter?: BulkFilterDto;
  /** How many texts that is; another number is 409 `count_differs`. Required with `filter`. */
  expected_count?: number;
};
export type BulkStateResultDto = {
  done: number;
  unchanged: number;
  refused: number;
  results: BulkStateRowDto[];
};
export type BulkStateRowDto = {
  id: string;
  result: 'done' | 'unchanged' | 'refused';
  /** Why it was refused. */
  code: string | null;
  /** Why, in words of the caller's language. */
  message: string | null;
  /** The version that stands. */
  version: number;
};
export type BulkTextDto = {
  key: string;
  /** Required where several namespaces have the key. */
  namespace?: string;
  value: string;
  /** The version that was read; required on an approved text. */
  version?: number;
};
export type BulkTextsDto = {
  language_code: string;
  /** Texts by key (`hero.title` or `catalog:hero.title`), or a list; at most 1,000. */
  translations:
    | {
        [key: string]: string;
      }
    | BulkTextDto[];
  /** `fill` writes only where the language has no text yet; `replace` writes wherever the text differs. */
  mode?: 'fill' | 'replace';
};
export type BulkTextsResultDto = {
  created: number;
  updated: number;
  unchanged: number;
  /** With `fill`: texts that were there already. */
  skipped: number;
  errors: BulkErrorDto[];
  /** The texts that were written. */
  results: TranslationTextDto[];
};
export type CalloutBlockDto = {
  type: 'callout';
  tone: 'info' | 'tip' | 'warning';
  html: string;
};
export type CancelBookingDto = {
  reason_code:
    'change_of_plans' | 'illness' | 'visa_or_flight' | 'found_better' | 'weather' | 'agency' | 'duplicate' | 'other';
  note?: string;
  /** The fee as it was shown; 409 `fee_changed` when it is another one by now. */
  confirm_fee: string;
  /** The agency does without its fee; for staff with `bookings.waive_fee`, who say why in `note`. */
  waive?: boolean;
};
export type CancelDepartureDto = {
  messages?: CancellationMessagesDto;
  /** Packages that the guests may like instead, by id or slug; the letters link to them. */
  alternatives?: string[];
  /** Of the preview that was looked at; 409 `preview_changed` when bookings, money or words are others by now. */
  fingerprint: string;
};
export type CancellationCostDto = {
  /** Of the total, by the tier that holds. */
  refund_percent: number;
  /** Until when that holds; null where nothing changes it, or nothing comes back any more. */
  until: string | null;
  /** What the agency asks for; more than was paid where less was paid. */
  fee: string;
  /** What goes back of what was paid. */
  refund: string;
  paid: string;
  total: string;
};
export type CancellationCutoffDto = {
  until: string;
  /** Of the total. */
  refund_percent: number;
};
export type CancellationLetterDto = {
  locale: 'en' | 'ru' | 'zh';
  /** Bookings that get it. */
  count: number;
  subject: string;
  text: string;
};
export type CancellationMessagesDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type CancellationPolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  label: string;
};
export type CancellationTermsDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  /** From the earliest; after the last nothing comes back. */
  tiers: CancellationTierDto[];
  /** Else what was paid as deposit is kept whatever the tier says. */
  deposit_refundable: boolean;
  /** Percent of the total, due when the agency has said yes. */
  deposit_percent: number;
  /** The rest is due so many days before arrival. */
  balance_days_before: number;
  /** In the language of the answer. */
  label: string;
};
export type CancellationTierDto = {
  hours_before: number;
  refund_percent: number;
};
export type CancelledBookingDto = {
  booking: string;
  reference: string;
  name: string;
  /** `pending` goes on by itself; `skipped` had ended before; `failed` was given up and can be cancelled by another call. */
  state: 'pending' | 'done' | 'skipped' | 'failed';
  /** Why not, as the code of an error. */
  code: string | null;
  /** What waits to go back, in US dollars; null until it is done. */
  refund: string | null;
};
export type CaptionsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type CapturePaymentDto = {
  /** What arrived, where that was another currency than the booking's. */
  settled_amount?: string;
  settled_currency?: string;
  /** What the bank kept, in the booking's currency. */
  fee?: string;
  /** When it moved; now unless given. */
  received_at?: string;
  /** What the bank calls it. */
  external_reference?: string;
  /** Although the booking has money under that `external_reference` (409 `payment_recorded`), or a transfer of that amount within a
    day from which no reference tells it (409 `transfer_recorded`): the `note` says why it is another transfer. */
  again?: boolean;
  /** For colleagues. */
  note?: string;
  /** What arrived, in the booking's currency; as it was expected unless given. */
  amount?: string;
};
export type CategoryDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: CategoryTranslationsDto;
  image: number | null;
  slug: string;
};
export type CategoryDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  /** What packages name it by; never changes. */
  code: string;
  name: string;
  /** One inviting sentence. */
  description: string | null;
  image: PictureDto | null;
  is_featured: boolean;
  position: number;
  /** Packages on sale. */
  count: number;
};
export type CategoryTranslationsDto = {
  en?: CategoryWordsDto;
  ru?: CategoryWordsDto;
  zh?: CategoryWordsDto;
};
export type CategoryWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  description: string | null;
};
export type ChangeConflictDto = {
  status?: BookingStatus;
  /** Name of the step. */
  step?: string;
  /** With `price_changed`: what it would cost now. */
  total?: string;
  /** With `terms_changed`: what would hold now. */
  terms?: StayTermsDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ChangeEmailDto = {
  email: string;
  password: string;
};
export type ChangePasswordDto = {
  current_password: string;
  new_password: string;
};
export type ChangeQuoteDto = {
  /** Nights from then on. */
  nights: number;
  /** What the calendar says of the new first day. */
  availability: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED' | 'FREESALE' | 'ON_REQUEST';
  /** What it costs without it. */
  total_before: string;
  /** What it would cost, with what was agreed by hand about its price. */
  total: string;
  /** What would be to pay on top; below 0 where it is less. */
  difference: string;
};
export type ChangeRequestDto = {
  status: ChangeStatus;
  /** The new first day; null where it stays. */
  check_in: string | null;
  /** Nights from then on; null where they stay, and of a package. */
  nights: number | null;
  adults: number | null;
  children_ages: number[] | null;
  extras: QuoteExtraDto[] | null;
  /** What holds for the stay as it is booked, when it was asked for; null where no terms were kept. */
  terms_before: StayTermsDto | null;
  /** What holds for the new stay, as it was said when it was asked for; a yes under other terms is refused. */
  terms_after: StayTermsDto | null;
  actor_type: 'guest' | 'customer' | 'staff' | 'system';
  created_at: string;
  /** By when the agency answers; null once it is decided. */
  reply_by: string | null;
  decided_at: string | null;
  id: string;
  note: string;
  /** What the booking costs without it. */
  total_before: string;
  /** What it would cost, as it was said when it was asked for; a yes for more than that is refused. */
  total: string;
  /** What is to be paid on top; below 0 where it is less. */
  difference: string;
  answer: string;
};
export type ChangeStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
export type ChangedNightDto = {
  room_code: string;
  date: string;
  /** Null: the agency had no contract for it. */
  before: NightTermsDto | null;
  after: NightTermsDto;
};
export type ChildBandDto = {
  /** Oldest age on the first day. */
  age_max: number;
  /** Percent of an adult's price. */
  share_percent: number;
};
export type ChildrenPolicyDto = {
  min_age: number | null;
  infant_max: number;
  child_max: number;
};
export type ClaimDto = {
  text: string;
  value: string;
  visible: boolean;
};
export type ClaimTextDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type ColleagueDto = {
  id: string;
  name: string;
};
export type CompleteBookingDto = {
  /** Something is still to be paid, and stays owed: for that `note` says why. Without it 409 `balance_open`. */
  despite_balance?: boolean;
  /** For colleagues, on the timeline. */
  note?: string;
};
export type ConfirmEmailDto = {
  password: string;
  token: string;
};
export type ConfirmSubscriptionDto = {
  /** From the link in the letter. */
  token: string;
};
export type ConfirmTotpDto = {
  /** Six digits. */
  code: string;
};
export type ConfirmedEmailDto = {
  email: string;
};
export type ContactDto = {
  name: string;
  email: string;
  /** Optional leading +, then digits, spaces, dashes and parentheses. */
  phone: string;
  /** Where they live: ISO 3166-1 alpha-2. */
  country?: string | null;
  /** How they want to be answered. */
  preferred_channel?: ('email' | 'whatsapp' | 'phone') | null;
};
export type ContactMessageDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: ContactMessageStatus;
  subject: string | null;
  page_url: string | null;
  /** Trip request that it became. */
  converted_to: string | null;
  answered_at: string | null;
  /** Where it can go from here. */
  allowed_statuses: ContactMessageStatus[];
  /** Answers, oldest first. */
  thread: ContactReplyDto[];
  reference: string;
  name: string;
  message: string;
  /** New or open, never answered, after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type ContactMessageItemDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: ContactMessageStatus;
  subject: string | null;
  page_url: string | null;
  /** Trip request that it became. */
  converted_to: string | null;
  answered_at: string | null;
  reference: string;
  name: string;
  message: string;
  /** New or open, never answered, after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type ContactMessagePageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: ContactMessageItemDto[];
};
export type ContactMessageStatus = 'new' | 'open' | 'answered' | 'closed' | 'spam';
export type ContactReplyDto = {
  author: ColleagueDto | null;
  /** What became of its mail; null long after. */
  delivery: OutboxStatus | null;
  id: string;
  body: string;
  at: string;
};
export type ContentKind =
  | 'packages'
  | 'destinations'
  | 'resorts'
  | 'resort-images'
  | 'experiences'
  | 'transfers'
  | 'locations'
  | 'amenities'
  | 'categories'
  | 'faqs'
  | 'pages'
  | 'posts'
  | 'page-heroes'
  | 'cultural-content';
export type ContentStateDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  kind: ContentKind;
  /** Its slug, or the code that others name it by; null for what has neither. */
  address: string | null;
  /** True when a change waits for somebody who may publish. */
  pending: boolean;
  /** What may be done with it from here, by those who may. */
  actions: ('submit' | 'publish' | 'schedule' | 'unpublish' | 'archive' | 'restore-draft')[];
};
export type ContentVersionDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
  document:
    | PackageDocumentDto
    | DestinationDocumentDto
    | ResortDocumentDto
    | ResortImageDocumentDto
    | ExperienceDocumentDto
    | TransferDocumentDto
    | LocationDocumentDto
    | AmenityDocumentDto
    | CategoryDocumentDto
    | FaqDocumentDto
    | PageDocumentDto
    | PostDocumentDto
    | PageHeroDocumentDto
    | CulturalContentDocumentDto;
  /** Version that `diff` compares with. */
  previous: number | null;
  diff: DifferenceDto[];
};
export type CountVisitsDto = {
  language: 'en' | 'ru' | 'zh';
  /** Whence the visit came: `utm_source`, else the host of the page before. */
  source?: string;
  events: VisitEventDto[];
};
export type CreateApiKeyDto = {
  /** What it is for. */
  name: string;
  /** What it may do; the caller needs each of them. */
  scopes: KeyScope[];
  /** How many calls it may make in a minute. */
  calls_per_minute?: 60 | 300 | 1200;
  /** Last day on which it counts, in the Maldives; null: no end. */
  expires_on?: string | null;
  /** The caller's own. */
  password: string;
};
export type CreateBookingDto = {
  /** Id or slug of the package; either this or `resort`. */
  package?: (number | null) | string;
  /** Id or slug of the resort, guesthouse or liveaboard. */
  resort?: (number | null) | string;
  /** Code of a kind of room there; with `resort`. */
  room_type?: string;
  /** First day of the stay, from tomorrow (date in the Maldives) to two years ahead. */
  check_in: string;
  /** Last day of a stay in a room; with `resort` either this or `nights`. */
  check_out?: string;
  /** Nights in a room. */
  nights?: number;
  /** Rooms of this kind; without it as many as everybody has a place in. Each has an adult. */
  rooms?: number;
  /** One that the resort offers; without it the one in the price of the room. */
  meal_plan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  adults: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  extras?: QuoteExtraDto[];
  /** Id or slug of the transfer to travel by and to check the flights against; without it the main one to the island. */
  transfer?: (number | null) | string;
  /** Landing in the Maldives, local time. */
  arrival_flight_at?: string | null;
  /** Take-off from the Maldives, local time. */
  departure_flight_at?: string | null;
  /** Currency in which the total is shown as well; the charge stays in US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  special_requests?: string;
  accept_terms: true;
  /** The token of a quote for the same stay: its total and its conditions are what the traveller accepts; otherwise 409 `price_changed` or `trip_changed`. */
  quote_token?: string;
  /** What the traveller saw and accepts, where there is no `quote_token`; when it costs another total by now, in whichever direction, 409 `price_changed`; when it takes other nights, has another cancellation policy or is to be paid otherwise, 409 `trip_changed`. */
  shown_price?: ShownPriceDto;
  /** Version of the terms that the traveller read; when another one applies by now, 400. Without it the present one is meant. */
  terms_version?: string;
  /** SHA-256 of the words of the terms that the traveller read, as a quote says it in the language of `locale`; when they are others by now, 400. Where there is a `quote_token`, that says it. */
  terms_hash?: string;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** How it comes in; `phone`, `email` and `agent` are for staff with `bookings.change`, who book for somebody, as they do by `whatsapp`. */
  source?: BookingSource;
  /** On a day that is sold out: wait for a place; the first who waits is offered it. Without it such a day is 409 `sold_out`. */
  join_waitlist?: boolean;
  /** Reference of the chat that staff book for: the lead is done with it. */
  lead?: string;
  /** Another total than the computed one, which `quote_token` or `shown_price` still say; for staff with `bookings.override_price` who book for somebody. */
  price_adjustment?: PriceAdjustmentDto;
  /** Why staff write it for somebody, for colleagues. Required of them. */
  staff_reason?: string;
  contact: ContactDto;
};
export type CreateBookingIntentDto = {
  /** Id or slug of the package; either this or `resort`. */
  package?: (number | null) | string;
  /** Id or slug of the resort, guesthouse or liveaboard. */
  resort?: (number | null) | string;
  /** Code of a kind of room there. */
  room_type?: string;
  /** Rooms of this kind; without it as many as everybody has a bed in. */
  rooms?: number;
  meal_plan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  check_in?: string;
  /** Last day of a stay in a room. */
  check_out?: string;
  adults?: number;
  /** Age of each child at check-in; null where it is not said yet. */
  children_ages?: (number | null)[];
  /** What is added to the trip, as its price was asked for. */
  extras?: QuoteExtraDto[];
  /** Id or slug of another way to the island than the main one. */
  transfer?: (number | null) | string;
  /** The total that was shown for all this, in US dollars. The message says it as long as it holds; without it the message says none. */
  shown_total?: string;
  /** Language of the message; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
};
export type CreateBookingMessageDto = {
  /** Plain text with its line breaks. */
  text: string;
};
export type CreateChangeRequestDto = {
  /** The new first day. */
  check_in?: string;
  /** How many nights it is then; only of a stay in a room. */
  nights?: number;
  adults?: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  /** All that is added to the stay from then on. */
  extras?: QuoteExtraDto[];
  note?: string;
  /** The total that was shown; 409 `price_changed` when it is another one by now. */
  shown_total?: string;
};
export type CreateContactMessageDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  name: string;
  email: string;
  phone?: string | null;
  subject?: string | null;
  message: string;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Page from which it is sent; its query is not kept. */
  page_url?: string | null;
  /** Agreement that the agency keeps these data to answer. */
  consent: true;
};
export type CreateDeparturesDto = {
  /** With so many places sold it takes place in any case. */
  min_to_run?: number;
  /** US dollars in place of the package's price, counted as it is; null = as the package. */
  price?: string | null;
  /** For colleagues. */
  notes?: string | null;
  /** Id or slug of the package. */
  package: number | string;
  /** First day of the trip; its last follows from the days of the package. */
  start_date: string;
  /** Others each week until this day, at most two years from today. */
  repeat_until?: string;
  /** Days of the week of the series, 1 = Monday; that of its first day without any. */
  weekdays?: number[];
  /** Places for travellers. */
  capacity: number;
  /** Hours before the first day begins in the Maldives, from which on nobody books it. */
  cutoff_hours?: number;
};
export type CreateLanguageDto = {
  /** BCP 47 in its canonical spelling: `de`, `pt-BR`, `zh-Hant`. */
  code: string;
  /** English name. */
  name?: string;
  /** Name in the language itself. */
  native_name?: string;
  /** Emoji of a flag; empty for none. */
  flag?: string;
  /** Without it as the script runs. */
  direction?: 'ltr' | 'rtl';
  /** Visitors are offered it. */
  is_active?: boolean;
  /** Place in the list, from 1; without it the last. */
  position?: number;
};
export type CreateReductionDto = {
  /** Once for a package, a resort, or everything. */
  code: string;
  /** The named languages are replaced. */
  names: RateNamesDto;
  /** Id or slug of the package that it is for. */
  package?: (number | null) | string;
  /** Id or slug of the resort that it is for. */
  resort?: (number | null) | string;
  /** Percent of the base price with its season; more than 0. */
  off_percent: string;
  /** First and last day of arrival. */
  arrive_from?: string | null;
  arrive_to?: string | null;
  /** First and last day of booking. */
  book_from?: string | null;
  book_to?: string | null;
  /** Days between booking and arrival, at least and at most. */
  days_ahead_min?: number | null;
  days_ahead_max?: number | null;
  nights_min?: number | null;
  /** Given to guests now. */
  is_active?: boolean;
};
export type CreateResortImageDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortImageTranslationsDto;
  /** Id of a picture of the library. Visitors see it once on a place; drafts may repeat it. */
  media?: number;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures in every state, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover; one that is not public yet will when it is published. */
  is_cover?: boolean;
  /** Id or slug of the place to stay. */
  resort: number | string;
};
export type CreateReviewDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  /** Id or slug of the package. */
  package?: (number | null) | string;
  /** Id or slug of the resort. */
  resort?: (number | null) | string;
  /** Id or slug of the experience. */
  experience?: (number | null) | string;
  name: string;
  /** For the thanks; never shown, and proof of nothing. */
  email?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  rating: number;
  scores?: ReviewScoresDto;
  title?: string | null;
  comment: string;
  stay_month?: string | null;
  traveller_type?: ('couple' | 'family' | 'solo' | 'friends') | null;
  /** Language of the words; the request's language unless given. */
  language?: 'en' | 'ru' | 'zh';
  /** The guest's key to a booking of this trip: marks the review as verified. One that ends needs its `booking` beside it; one that opens
    nothing is refused. */
  booking_token?: string | null;
  /** A booking of this trip: beside its key, or of the signed-in customer. */
  booking?: string | null;
};
export type CreateSavedTravellerDto = {
  /** As in the passport. */
  name: string;
  birth_date?: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality?: string | null;
};
export type CreateSavedViewDto = {
  list:
    | 'bookings'
    | 'trip-requests'
    | 'packages'
    | 'destinations'
    | 'experiences'
    | 'resorts'
    | 'transfers'
    | 'categories'
    | 'amenities'
    | 'locations'
    | 'faqs'
    | 'posts'
    | 'pages'
    | 'page-heroes'
    | 'cultural-content';
  name: string;
  /** Filters and order as the address of the list has them, without `?`. */
  query: string;
  /** Names of the columns in their order; null where the list keeps those that are shown. */
  columns?: string[] | null;
  /** `me`, a role, or `everyone`; with others than oneself for staff with `views.share`. */
  shared_with?: 'me' | 'owner' | 'manager' | 'agent' | 'editor' | 'translator' | 'finance' | 'viewer' | 'everyone';
  /** The list opens with it, for who sees it; the view that did so for the same people no longer does. */
  is_default?: boolean;
};
export type CreateSeasonDto = {
  /** Once for a package, a resort, or everything. */
  code: string;
  /** The named languages are replaced. */
  names: RateNamesDto;
  /** Id or slug of the package that it is for. */
  package?: (number | null) | string;
  /** Id or slug of the resort that it is for. */
  resort?: (number | null) | string;
  first_night: string;
  last_night: string;
  /** The highest rules a night, among equals the season that began last. */
  priority?: number;
  /** Percent of the base price of its nights; less than 0 in a low season. */
  surcharge_percent?: string;
  /** A stay with a night in it has at least as many in all. */
  min_nights?: number;
  /** Policy in the place of the product's. */
  policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  obligatory?: ObligatoryItemDto[];
};
export type CreateTaxRuleDto = {
  /** The named languages are replaced. */
  names?: RateNamesDto;
  /** A percentage, or an amount for each person and day. */
  kind?: 'percent' | 'per_person_per_day';
  /** Percent, or US dollars. */
  rate?: string;
  /** What a percentage is of: the price, or the price with the service charge. */
  base?: 'net' | 'net_plus_service';
  applies_to?: ('stay' | 'extra' | 'transfer')[];
  /** First day of supply, the earlier of invoice and payment. Not before today where another rule ends for it. */
  valid_from?: string;
  /** Last day of supply; null until further notice. */
  valid_to?: string | null;
  /** Kinds of place; none is everywhere. */
  places?: ('uninhabited_island' | 'inhabited_island' | 'vessel')[];
  /** Only places with as many registered rooms at most. */
  rooms_max?: number | null;
  /** Only places with as many registered rooms at least. */
  rooms_min?: number | null;
  /** Who is younger on the day of arrival is exempt. */
  age_min?: number | null;
  /** Where it stands. For the office. */
  source?: string | null;
  code: 'SERVICE' | 'T_GST' | 'GREEN_TAX';
};
export type CreateTextCommentDto = {
  /** Plain text with its line breaks. */
  text: string;
  /** True for a question, which stays open until somebody settles it. */
  is_question?: boolean;
  /** The one language it is about, among those of the caller; without it, it is about the text in all languages. */
  language?: string;
};
export type CreateTokenDto = {
  email: string;
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  otp?: string;
};
export type CreateTranslationDto = {
  /** Dotted path; of a plural without the form (`nights`). May name its namespace: `catalog:hero.title`. */
  key: string;
  /** The text; of a plural its form `other`. */
  value: string;
  language: string;
  /** Where the key stands; without it the namespace that has the key, else `common`. */
  namespace?: string;
  /** For translators. Only of a new key. */
  description?: string;
  /** True: the key has plural forms. Only of a new key. */
  is_plural?: boolean;
  /** Most characters of a text. Only of a new key. */
  max_length?: number;
};
export type CreateTripRequestDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  description: string;
  email: string;
  name?: string | null;
  phone?: string | null;
  /** Days. */
  duration?: (3 | 5 | 7 | 10 | 14) | null;
  /** US dollars, for everybody unless `builder` says otherwise. */
  budget?: TripBudget | null;
  travellers?: number | null;
  /** Age of each child. */
  children_ages?: number[];
  /** Month of travel, when the days are open. */
  travel_month?: string | null;
  /** First day, when it is known. */
  date_from?: string | null;
  /** Last day, not before the first. */
  date_to?: string | null;
  /** Ids or slugs of destinations. */
  destinations?: (number | string)[];
  /** Ids or slugs of experiences. */
  experiences?: (number | string)[];
  transfer_preference?: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan?: MealPlan | null;
  /** What the steps of the trip builder ask besides; with it `travellers` is needed, all of them, at least one an adult. */
  builder?: TripWishDto | null;
  /** Language in which the agency writes back; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Currency in which the traveller thinks. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Agreement that the agency keeps these data to answer. */
  consent: true;
};
export type CreateWebhookEndpointDto = {
  /** Where messages go: `https:`, on the open internet, without name and password. */
  url: string;
  /** What it is for. */
  description: string;
  /** What it is told of. */
  events: WebhookEvent[];
  /** Off: nothing is sent, and what happens meanwhile is not told afterwards. */
  is_active?: boolean;
};
export type CreatedApiKeyDto = {
  id: string;
  scopes: KeyScope[];
  calls_per_minute: number;
  expires_on: string | null;
  status: KeyStatus;
  /** Null once the account is gone. */
  created_by: ColleagueDto | null;
  /** To the hour; null: never. */
  last_used_at: string | null;
  revoked_at: string | null;
  name: string;
  /** How it begins. */
  prefix: string;
  created_at: string;
  /** The key. It is nowhere stored and never shown again. */
  secret: string;
};
export type CreatedBookingDto = {
  /** What the caller may do now, in this state and with these rights; a screen offers these and no others. */
  allowed_actions: (
    | 'extend'
    | 'approve'
    | 'decline'
    | 'cancel'
    | 'complete'
    | 'no_show'
    | 'reopen'
    | 'change'
    | 'decide_change'
    | 'edit_details'
    | 'pay'
    | 'record_payment'
    | 'refund'
  )[];
  /** Follows from what was paid and what went back. */
  payment_status: PaymentStatus;
  /** What is owed now; screens, letters and payments read it from here. */
  due: DueDto;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_on: string | null;
  /** Since when a message of the guest waits for an answer; null where none does, and for everybody but staff. */
  message_waiting_since: string | null;
  /** Messages of the other side that this one has not seen: the guest, or the office as a whole. */
  unread_messages: number;
  /** Until then places are held (`on_hold`); else null. */
  expires_at: string | null;
  /** By when the agency answers a request; null where it never was one. */
  reply_by: string | null;
  /** By when the deposit is to be there (`awaiting_payment`); else null. */
  payment_due_at: string | null;
  /** By when the agency answers the change of the stay that was asked for; null while none waits. */
  change_reply_by: string | null;
  /** Null unless it was cancelled. */
  cancellation: BookingCancellationDto | null;
  /** The colleague who looks after it; null for everybody but staff. */
  assigned_to: ColleagueDto | null;
  status: BookingStatus;
  /** The room of a stay by nights; null for a package. */
  room: BookedRoomDto | null;
  children_ages: number[];
  /** Landing in the Maldives, local time; null where it is not known. */
  arrival_flight_at: string | null;
  /** Take-off from the Maldives, local time; null where it is not known. */
  departure_flight_at: string | null;
  /** Another way to the island than the main one, where it was chosen. */
  transfer: BookingTransferDto | null;
  /** Null without flights, and where no way to the island is known. */
  transfer_check: BookingTransferCheckDto | null;
  /** What its guest may tell later. */
  details: BookingDetailsDto;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room took for that price, where it was per room. */
  occupancy: OccupancyDto | null;
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  /** How the total came about, when it is due and what comes back of it, as it was agreed; null in bookings from before it was kept. Names are in the language of the booking; for staff who read one booking in that of the answer. */
  price_details: PriceDetailsDto | null;
  /** The total in the currency the traveller chose, at the rate of that day. */
  display_total?: string;
  display_currency?: string;
  locale: 'en' | 'ru' | 'zh';
  /** Through which door it came; staff wrote the last three for somebody. */
  source: BookingSource;
  /** Version of the terms that were accepted with it; null in bookings from before they were kept. */
  terms_version: string | null;
  terms_accepted_at: string | null;
  /** SHA-256 of their words in the language of the booking, hexadecimal. */
  terms_hash: string | null;
  /** Opens the booking without an account. Shown once; only its hash is stored. */
  access_token: string;
  id: string;
  reference: string;
  product: BookedProductDto;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  travellers: number;
  contact: BookingContactDto;
  special_requests: string;
  /** Price of the package, or of the room a night, when it was booked. */
  price: string;
  /** All that is to be paid. */
  total: string;
  currency: string;
  created_at: string;
  version: number;
  /** Of the total; with it the booking is confirmed. */
  deposit_due: string;
  /** What cancelling costs in any case, after a change of the stay that was asked for when cancelling had its price. */
  least_fee: string;
  /** What came in. */
  paid: string;
  /** What went back. */
  refunded: string;
  /** Still to be paid; below 0 where too much was. */
  balance: string;
  /** Is to go back and waits for the agency. */
  refund_due: string;
  /** Of the guest's money, what the agency has: `refund_due`, or what was paid above the total while the booking stands. */
  money_back: string;
  /** The proof of a transfer waits for a colleague to decide on it. */
  proof_waiting: boolean;
  /** Of how many other bookings places are held unpaid from the same household or for the same address, for a booking of which that is so
    too; 0 for everybody but staff. Twenty of each are counted at most. */
  also_held: number;
  /** The hold was prolonged; that happens once. */
  extended: boolean;
};
export type CreatedDeparturesDto = {
  created: DepartureDto[];
  /** Days on which the package departs already; they stay as they are. */
  existing: string[];
};
export type CtaBlockDto = {
  type: 'cta';
  label: string;
  /** `https:`, `http:`, `mailto:` or a path of this site. */
  url: string;
};
export type CulturalContentDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: CulturalContentTranslationsDto;
  content_type: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  phrase: string | null;
  image: number | null;
  valid_from: string | null;
  valid_to: string | null;
  slug: string;
};
export type CulturalContentDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  id: number;
  content_type: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** Words in Dhivehi. */
  phrase: string | null;
  /** How a reader of this language would say the phrase. */
  pronunciation: string | null;
  image: PictureDto | null;
  order: number;
  /** First day on which it is shown, in the Maldives. */
  valid_from: string | null;
  /** Last day on which it is shown. */
  valid_to: string | null;
  /** The language of these words: the one asked for, or English for a kind that has nothing in it. */
  language: 'en' | 'ru' | 'zh';
};
export type CulturalContentTranslationsDto = {
  en?: CulturalContentWordsDto;
  ru?: CulturalContentWordsDto;
  zh?: CulturalContentWordsDto;
};
export type CulturalContentWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  body: string | null;
  pronunciation: string | null;
};
export type CurrencyCode = 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
export type CurrencyDto = {
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  name: string;
  symbol: string;
  /** Units for one US dollar. */
  rate: number;
  /** BCP 47 tag for formatting. */
  locale: string;
  decimals: number;
  /** Day of the rate. */
  as_of: string;
  source: string;
};
export type CurrencyNamesDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type CurrencyRateDto = {
  id: number;
  rate: number;
  as_of: string;
  source: string;
  /** E-mail address; null for the table of the installation. */
  created_by: string | null;
  created_at: string;
};
export type CurrencyRatePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: CurrencyRateDto[];
};
export type CurrentTextDto = {
  value: string | null;
  /** For the next `If-Match`. */
  version: number;
};
export type CustomerDto = {
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Language of letters. */
  locale: 'en' | 'ru' | 'zh';
  /** Currency in which prices are shown. */
  currency: CurrencyCode;
  created_at: string;
  /** Goes into `If-Match` of a change. */
  version: number;
  /** The same as `user.id`. */
  id: string;
  user: CustomerUserDto;
  marketing_opt_in: boolean;
};
export type CustomerExportDto = {
  status: 'ready';
  created_at: string;
  /** The file is removed then. */
  expires_at: string;
  id: string;
  /** Where to fetch it, with the token. */
  url: string;
};
export type CustomerFilter = {
  /** Part of name, e-mail or telephone. */
  search?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Language of their letters. */
  locale?: 'en' | 'ru' | 'zh';
  /** Whether offers may be mailed to them. */
  marketing_opt_in?: boolean;
};
export type CustomerPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: OfficeCustomerDto[];
};
export type CustomerTokenDto = {
  /** Access token (15 minutes). */
  token: string;
  /** Goes to `token/refresh/`; 7 days. */
  refresh: string;
  customer: CustomerDto;
};
export type CustomerTripOfferDto = {
  status: OfferStatus;
  /** In the language of the call. */
  package_name: string;
  total: string;
  /** Last day on which it holds. */
  valid_until: string;
};
export type CustomerTripRequestDto = {
  id: string;
  status: CustomerTripRequestStatus;
  /** What they wrote. */
  description: string;
  /** The last one that was sent; null before there is one, and once it was withdrawn. */
  offer: CustomerTripOfferDto | null;
  /** Opens the page of the request and its offer. */
  access_token: string;
  reference: string;
  created_at: string;
  reply_by: string;
};
export type CustomerTripRequestStatus = 'new' | 'in_progress' | 'quoted' | 'accepted' | 'lost' | 'expired';
export type CustomerUserDto = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  email_verified: boolean;
};
export type DayManifestDto = {
  date: string;
  /** Confirmed bookings that begin on this day, by the time of their flight. */
  arrivals: DayManifestEntryDto[];
  /** Confirmed bookings that end on this day, by the time of their flight. */
  departures: DayManifestEntryDto[];
};
export type DayManifestEntryDto = {
  id: string;
  reference: string;
  status: BookingStatus;
  /** Who booked. */
  name: string;
  adults: number;
  children_ages: number[];
  /** Local time of the Maldives, as on the ticket. */
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  /** Who travels, as in the passports, as far as it was told. */
  names: string[];
  /** Ways to the island by their names, and nights near the airport that were booked with it. */
  transfers: string[];
  /** Wishes in the guest's words. */
  notes: string;
  payment_status: PaymentStatus;
  /** Still to be paid, in US dollars. */
  balance: string;
  check_in: string;
  check_out: string;
  /** Places to stay of a trip, by their names, in its order; of a resort, the kind of room. */
  places: string[];
  product: MovedProductDto;
};
export type DayTextsDto = {
  en?: DayWordsDto;
  ru?: DayWordsDto;
  zh?: DayWordsDto;
};
export type DayWordsDto = {
  title: string;
  body?: string;
};
export type DecidedSuggestionDto = {
  suggestion: SuggestionDto;
  text: TranslationTextDto;
};
export type DeclineBookingDto = {
  reason_code: 'no_places' | 'not_operating' | 'party_not_possible' | 'price_error' | 'other';
  message?: string;
  /** Packages that the guest may like instead, by id or slug; the letter links to them. */
  alternatives?: string[];
};
export type DeclineChangeRequestDto = {
  /** To the guest: why not. */
  message: string;
};
export type DeclineTripOfferDto = {
  offer: string;
  /** Why, or what would be better. */
  message?: string;
};
export type DepartureCancellationConflictDto = {
  /** With `preview_changed`: what it would do now. */
  preview?: DepartureCancellationPreviewDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type DepartureCancellationDto = {
  id: string;
  created_at: string;
  /** Who decided it. */
  by: string | null;
  bookings: CancelledBookingDto[];
};
export type DepartureCancellationPreviewDto = {
  departure: number;
  bookings: BookingToCancelDto[];
  /** What goes back in all, in US dollars. */
  refund: string;
  letters: CancellationLetterDto[];
  /** To be given back with the confirmation. */
  fingerprint: string;
};
export type DepartureDto = {
  id: number;
  package: DeparturePackageDto;
  start_date: string;
  end_date: string;
  status: 'open' | 'closed' | 'cancelled';
  /** Places for travellers. */
  capacity: number;
  /** Places of bookings that are not decided yet. */
  held: number;
  sold: number;
  /** Places among those sold that no booking here has: sold before the agency kept its bookings in this place. */
  elsewhere: number;
  vacancies: number;
  min_to_run: number;
  /** As many are sold as it needs to take place. */
  is_guaranteed: boolean;
  cutoff_at: string;
  price: string | null;
  notes: string;
  updated_at: string;
  /** For `If-Match`. Places that are taken or given back leave it alone. */
  version: number;
};
export type DeparturePackageDto = {
  id: number;
  slug: string;
  name: string;
};
export type DeparturePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: DepartureDto[];
};
export type DestinationDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: DestinationTranslationsDto;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Code of the atoll. */
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  coordinate_accuracy: 'exact' | 'approx_1km' | 'approx_3km';
  best_months: number[];
  tags: string[];
  /** Id of a picture of the library. */
  image: number | null;
  image_url: string | null;
  gallery: number[];
  slug: string;
};
export type DestinationDto = {
  id: number;
  slug: string;
  name: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  island: string | null;
  summary: string;
  image: PictureDto | null;
  /** Picture outside of the library, while there is none in it. */
  image_url: string | null;
  is_featured: boolean;
  lat: number;
  lng: number;
  /** Published places to stay. */
  resort_count: number;
  /** Published packages that go there. */
  package_count: number;
  description: string;
  highlights: string[];
  how_to_get_there: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette: string | null;
  /** Months 1 to 12. */
  best_months: number[];
  tags: string[];
  gallery: PictureDto[];
  seo: SeoDto;
  created_at: string;
  updated_at: string;
};
export type DestinationListItemDto = {
  id: number;
  slug: string;
  name: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  type: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  island: string | null;
  summary: string;
  image: PictureDto | null;
  /** Picture outside of the library, while there is none in it. */
  image_url: string | null;
  is_featured: boolean;
  lat: number;
  lng: number;
  /** Published places to stay. */
  resort_count: number;
  /** Published packages that go there. */
  package_count: number;
};
export type DestinationPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: DestinationListItemDto[];
};
export type DestinationTranslationsDto = {
  en?: DestinationWordsDto;
  ru?: DestinationWordsDto;
  zh?: DestinationWordsDto;
};
export type DestinationWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  highlights: string[] | null;
  how_to_get_there: string | null;
  etiquette: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type DetectLanguageDto = {
  text: string;
};
export type DetectedAlternativeDto = {
  language: string;
  confidence: number;
};
export type DetectedLanguageDto = {
  /** Code of a language; `und` when there are no letters. */
  detected_language: string;
  /** Share of the letters, and among languages of the Latin script of the common words, that speak for it. */
  confidence: number;
  /** False for fewer than three letters, mixed scripts, scripts that several languages share, and Latin without common words. */
  reliable: boolean;
  /** ISO 15924. */
  script: string | null;
  alternatives: DetectedAlternativeDto[];
};
export type DifferenceDto = {
  /** Member of the document, nested ones with dots. */
  path: string;
  /** Any JSON value; null also when there was nothing. */
  before:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** Any JSON value; null also when there is nothing any more. */
  after:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
};
export type DueDto = {
  /** `deposit` confirms the booking, `balance` is all the rest, `difference` is what a stay that was due at once is short of by now;
    `nothing` where nothing can be asked for. */
  kind: 'deposit' | 'balance' | 'difference' | 'nothing';
  /** Until when `amount` is to be there; null for at once, and where nothing is due. */
  by: string | null;
  /** The last day on which that is so, in the Maldives. */
  last_day: string | null;
  amount: string;
  /** What was paid and did not go back. */
  paid: string;
  /** What stays to be paid after that, by `balance_due_on`. */
  later: string;
};
export type DuplicateMediaDto = {
  /** Id of that picture. */
  media: number;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type EditableCurrencyDto = {
  code: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  names: CurrencyNamesDto;
  symbol: string;
  decimals: number;
  is_active: boolean;
  /** Units for one US dollar now. */
  rate: number;
  as_of: string;
  source: string;
  /** The rate is older than 30 days: a warning for the office. */
  is_stale: boolean;
  /** For `If-Match`. */
  version: number;
};
export type EditableLanguageDto = {
  id: number;
  /** BCP 47. */
  code: string;
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  is_active: boolean;
  is_default: boolean;
  /** Place in the list. */
  position: number;
  /** True when the releases carry its texts: it cannot be deleted. */
  is_shipped: boolean;
  /** For `If-Match`. */
  version: number;
};
export type EditablePolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  /** From the earliest; after the last nothing comes back. */
  tiers: CancellationTierDto[];
  /** Else what was paid as deposit is kept whatever the tier says. */
  deposit_refundable: boolean;
  /** Percent of the total, due when the agency has said yes. */
  deposit_percent: number;
  /** The rest is due so many days before arrival. */
  balance_days_before: number;
  labels: PolicyLabelsDto;
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type EditableRegionalSettingsDto = {
  /** Currency of the prices. */
  currency_code: string;
  currency_symbol: string;
  date_format: string;
  time_format: 12 | 24;
  /** IANA name. */
  timezone: string;
  /** X stands for a digit. */
  phone_format: string;
  language: string;
  /** Members that differ from CLDR. */
  overridden: string[];
  /** The same as CLDR has it: what each member goes back to. */
  standard: RegionalSettingsDto;
  /** For `If-Match`; 0 while nothing differs. */
  version: number;
};
export type EditableSiteSettingsDto = {
  whatsapp_number: string;
  contact_phone: string;
  contact_email: string;
  social: WriteSocialLinkDto[];
  claims: WriteClaimDto[];
  reply_promise_hours: number;
  terms_version: string;
  legal_entity: string | null;
  tourism_licence_no: string | null;
  address: string | null;
  taxpayer_no: string | null;
  bank_details: string | null;
  hero: number | null;
  texts: StoredSiteTextsDto;
  /** Prices and charges are in it; it cannot change. */
  base_currency: 'USD';
  /** Set among the languages. */
  default_language: 'en' | 'ru' | 'zh';
  /** Codes of the active languages in their order, the agency's own among them. Set among the languages. */
  enabled_languages: string[];
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type EditingStateDto = {
  /** For `If-Match`. */
  version: number;
  publish_at: string | null;
  unpublish_at: string | null;
  updated_at: string;
  /** E-mail address; null as long as nobody changed it. */
  updated_by: string | null;
  /** True when a change waits for somebody who may publish. */
  pending: boolean;
  translation_status: TranslationStatusDto;
};
export type EmailDto = {
  email: string;
};
export type ErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ErrorGroupDetailDto = {
  id: string;
  status: ErrorStatus;
  level: 'app' | 'page' | 'component' | 'remote';
  name: string | null;
  /** Null for the shell. */
  remote: string | null;
  /** Version of the remote, or of the shell, that reported it first. */
  first_version: string | null;
  last_version: string | null;
  first_seen: string;
  last_seen: string;
  /** E-mail address of who set the state last; null when it set itself. */
  updated_by: string | null;
  updated_at: string | null;
  /** As it was last reported. */
  message: string;
  /** Reports so far, those that are forgotten included. */
  count: number;
  /** Counts changes of the state; the `ETag`. */
  version: number;
  versions: ErrorVersionDto[];
  reports: ErrorOccurrenceDto[];
};
export type ErrorGroupDto = {
  id: string;
  status: ErrorStatus;
  level: 'app' | 'page' | 'component' | 'remote';
  name: string | null;
  /** Null for the shell. */
  remote: string | null;
  /** Version of the remote, or of the shell, that reported it first. */
  first_version: string | null;
  last_version: string | null;
  first_seen: string;
  last_seen: string;
  /** E-mail address of who set the state last; null when it set itself. */
  updated_by: string | null;
  updated_at: string | null;
  /** As it was last reported. */
  message: string;
  /** Reports so far, those that are forgotten included. */
  count: number;
  /** Counts changes of the state; the `ETag`. */
  version: number;
};
export type ErrorGroupPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: ErrorGroupDto[];
};
export type ErrorOccurrenceDto = {
  stack: string | null;
  component_stack: string | null;
  /** Without query and fragment. */
  url: string | null;
  user_agent: string | null;
  remote_version: string | null;
  shell_version: string | null;
  /** Time of the browser. */
  occurred_at: string | null;
  received_at: string;
  error_id: string;
  message: string;
};
export type ErrorReceiptDto = {
  error_id: string;
};
export type ErrorStatus = 'new' | 'resolved' | 'ignored';
export type ErrorVersionDto = {
  version: string | null;
  last_seen: string;
  count: number;
};
export type ExperienceDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: ExperienceTranslationsDto;
  category_code:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  price: string;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  min_age: number | null;
  swim_required: boolean;
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  start_times: string[];
  weekdays: number[];
  season_months: number[];
  pickup: boolean;
  destinations: number[];
  /** Id of the cover; without one the first of `images`. */
  image: number | null;
  image_url: string | null;
  images: number[];
  slug: string;
};
export type ExperienceDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  /** Label in the language of the answer. */
  category: string;
  category_code:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** US dollars, all in. */
  price: string;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age: number | null;
  /** Guests have to be able to swim. */
  swim_required: boolean;
  /** Diving certificate to be shown: none, Open Water, Advanced Open Water. */
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  /** Months 1 to 12; empty means all year. */
  season_months: number[];
  /** Where it takes place, the main place first. */
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  /** Address of the cover, 800 × 600, or of a picture elsewhere. */
  image_url: string | null;
  is_featured: boolean;
  /** Published. */
  is_active: boolean;
  description: string;
  includes: string[];
  excludes: string[];
  what_to_bring: string[];
  /** Local times; empty when it is arranged. */
  start_times: string[];
  /** ISO days 1 (Monday) to 7; empty means every day. */
  weekdays: number[];
  meeting_point: string | null;
  /** Guests are fetched where they stay. */
  pickup: boolean;
  safety_notes: string | null;
  /** How to behave near animals. */
  wildlife_code: string | null;
  images: PictureDto[];
  seo: SeoDto;
  /** Up to three others: of the same kind, then in the same place, then those that the list begins with. */
  related: ExperienceListItemDto[];
  created_at: string;
  updated_at: string;
};
export type ExperienceListItemDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  /** Label in the language of the answer. */
  category: string;
  category_code:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** US dollars, all in. */
  price: string;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes: number;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age: number | null;
  /** Guests have to be able to swim. */
  swim_required: boolean;
  /** Diving certificate to be shown: none, Open Water, Advanced Open Water. */
  certification: 'none' | 'OW' | 'AOW';
  group_size_min: number;
  group_size_max: number | null;
  /** Months 1 to 12; empty means all year. */
  season_months: number[];
  /** Where it takes place, the main place first. */
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  /** Address of the cover, 800 × 600, or of a picture elsewhere. */
  image_url: string | null;
  is_featured: boolean;
  /** Published. */
  is_active: boolean;
};
export type ExperiencePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ExperienceListItemDto[];
};
export type ExperienceTranslationsDto = {
  en?: ExperienceWordsDto;
  ru?: ExperienceWordsDto;
  zh?: ExperienceWordsDto;
};
export type ExperienceWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  includes: string[] | null;
  excludes: string[] | null;
  what_to_bring: string[] | null;
  meeting_point: string | null;
  safety_notes: string | null;
  wildlife_code: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type ExportedSubscribers = 'pending' | 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'spam' | 'all';
export type FailPaymentDto = {
  /** For colleagues. */
  note?: string;
};
export type FaqDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: FaqTranslationsDto;
  category: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  related_pages: string[];
  slug: string;
};
export type FaqDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  /** Label in the language of the answer. */
  category: string;
  category_code: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  is_featured: boolean;
  related_pages: RelatedPageDto[];
  updated_at: string;
};
export type FaqEntryDto = {
  id: number;
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
};
export type FaqListBlockDto = {
  type: 'faq_list';
  title?: string | null;
  category?:
    ('booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving') | null;
  slugs?: string[];
};
export type FaqPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: FaqDto[];
};
export type FaqTranslationsDto = {
  en?: FaqWordsDto;
  ru?: FaqWordsDto;
  zh?: FaqWordsDto;
};
export type FaqWordsDto = {
  status: 'draft' | 'published';
  question: string | null;
  answer: string | null;
};
export type FavouriteDto = {
  kind: FavouriteKind;
  id: number;
  cover_image: PictureDto | null;
  added_at: string;
  slug: string;
  /** In the language of the call. */
  name: string;
  summary: string;
  /** False when it is not offered any more. */
  available: boolean;
};
export type FavouriteItemDto = {
  /** What it is. */
  kind: FavouriteKind;
  /** Its number. */
  id: number;
};
export type FavouriteKind = 'package' | 'resort' | 'experience';
export type FeaturedDto = {
  packages: PackageListItemDto[];
  resorts: ResortListItemDto[];
  destinations: DestinationListItemDto[];
  experiences: ExperienceListItemDto[];
};
export type FetchMediaDto = {
  /** Name in the library. */
  filename?: string;
  alt?: AltTextsDto;
  caption?: CaptionsDto;
  /** Who made it. */
  credit?: string | null;
  /** Terms it is used under. */
  licence?: string | null;
  /** Where it comes from. */
  source_url?: string | null;
  /** Last day on which the people in the picture agree to be shown. */
  consent_until?: string | null;
  /** What must stay in view, as a share of the width. */
  focal_x?: number;
  /** What must stay in view, as a share of the height. */
  focal_y?: number;
  /** Path with slashes, at most five names; empty for none. */
  folder?: string;
  /** Kept in lower case, each once. */
  tags?: string[];
  /** Public http or https address of a JPEG, PNG, WebP or AVIF; it becomes `source_url` unless that is given. */
  url: string;
};
export type FocalPointDto = {
  x: number;
  y: number;
};
export type FormReceiptDto = {
  reference: string;
  /** By when the agency answers. */
  reply_by: string;
};
export type FormTokenDto = {
  form_token: string;
  /** A form sent sooner counts as a machine's. */
  min_seconds: number;
  /** A token older than this counts for nothing. */
  max_seconds: number;
};
export type GalleryBlockDto = {
  type: 'gallery';
  media: number[];
  caption?: string | null;
};
export type GatewayDto = {
  /** IATA code of an airport, or the code of a jetty. */
  code: string;
  name: string;
};
export type GuestOfferDto = {
  status: TripOfferStatus;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  /** Last day on which it holds, in the Maldives. */
  valid_until: string;
  id: string;
  package: OfferPackageDto;
  total: string;
  /** As it will be agreed; names are in the language of the request. */
  price_details: PriceDetailsDto;
  words: string;
  sent_at: string;
};
export type HeadingBlockDto = {
  type: 'heading';
  level: 2 | 3;
  text: string;
};
export type HealthDto = {
  status: string;
};
export type HeroCtaDto = {
  label: string;
  url: string;
};
export type HeroDto = {
  title: string;
  subtitle: string;
  image: PictureDto | null;
  cta: HeroCtaDto | null;
};
export type HomepageDto = {
  settings: SiteSettingsDto;
  hero: HeroDto;
  sections: SectionDto[];
  featured: FeaturedDto;
  _i18n: LocalizationDto;
};
export type HomepagePreviewDto = {
  /** For `?preview=` of the public home page. */
  token: string;
  expires_at: string;
};
export type HomepageSectionDto = {
  id: number;
  type:
    | 'hero'
    | 'search'
    | 'featured_packages'
    | 'destinations'
    | 'featured_resorts'
    | 'experiences'
    | 'why_us'
    | 'testimonials'
    | 'blog'
    | 'map'
    | 'newsletter'
    | 'trip_request';
  visible: boolean;
  /** Place on the page, from 1. */
  order: number;
  config: SectionConfigDto;
  texts: SectionTextsDto;
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type HomepageSectionListDto = {
  sections: HomepageSectionDto[];
  /** The same as in `ETag`: changes with any section; sorting names it in `If-Match`. */
  version: number;
};
export type ImageBlockDto = {
  type: 'image';
  media: number;
  caption?: string | null;
};
export type ImportJobDetailDto = {
  id: string;
  language: string;
  file_name: string;
  /** Of the file, in hex. */
  sha256: string;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** `preview`: a dry run, kept for 24 hours. */
  state: 'preview' | 'applied' | 'reverted';
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  suggested: number;
  rejected: number;
  /** E-mail of who imported it. */
  by: string | null;
  at: string;
  reverted_by: string | null;
  reverted_at: string | null;
  rows: ImportRowDto[];
};
export type ImportJobDto = {
  id: string;
  language: string;
  file_name: string;
  /** Of the file, in hex. */
  sha256: string;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** `preview`: a dry run, kept for 24 hours. */
  state: 'preview' | 'applied' | 'reverted';
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  suggested: number;
  rejected: number;
  /** E-mail of who imported it. */
  by: string | null;
  at: string;
  reverted_by: string | null;
  reverted_at: string | null;
};
export type ImportJobPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ImportJobDto[];
};
export type ImportReportDto = {
  /** The import, to take it back, and of a dry run to carry it out; null where nothing changes. */
  import_id: string | null;
  dry_run: boolean;
  format: 'json' | 'csv' | 'xlsx' | 'po' | 'xliff';
  /** Texts where there was none. */
  created: number;
  updated: number;
  unchanged: number;
  /** Texts that were there and not to be replaced, conflicts and empty rows among them. */
  skipped: number;
  /** Words kept as suggestions for approved texts. */
  suggested: number;
  /** Keys that were added. */
  keys_created: number;
  rejected: RejectedRowDto[];
  /** Every row that is neither unchanged, empty nor rejected; at most 1,000. */
  rows: ImportRowDto[];
};
export type ImportRevertDto = {
  /** Texts that stand as before the import. */
  reverted: number;
  /** Open suggestions of the import that were turned down. */
  suggestions_rejected: number;
  /** Texts that somebody edited after the import: they stay. */
  refused: RefusedRevertDto[];
};
export type ImportRowDto = {
  row: number;
  /** The text; null where nothing has the key. */
  id: string | null;
  key: string;
  /** `suggested`: an approved text stands; `conflict`: it was changed here since the file was exported. */
  result: 'created' | 'updated' | 'unchanged' | 'skipped' | 'empty' | 'suggested' | 'conflict' | 'rejected';
  /** Text before the import. */
  current: string | null;
  /** Text of the file. */
  value: string | null;
  /** True when the text is the English one: perhaps nobody has translated it. */
  untranslated: boolean;
  qa: QaIssueDto[];
};
export type InclusionDto = {
  id: number;
  /** What it is ordered by; of optional ones with a price. */
  code: string | null;
  category: 'included' | 'excluded' | 'optional';
  label: string;
  /** US dollars, for optional ones. */
  price: string | null;
  icon: string | null;
};
export type IndexedContentKind = 'packages' | 'destinations' | 'resorts' | 'experiences' | 'pages' | 'posts';
export type InviteUserDto = {
  email: string;
  first_name: string;
  last_name?: string;
  role: Role;
  /** Languages a translator works in; null or absent = all. */
  languages?: ('en' | 'ru' | 'zh')[] | null;
  /** Language of the letter and of the interface. */
  locale?: 'en' | 'ru' | 'zh';
  /** Your own password: rights are given away. */
  password: string;
};
export type IssuedPaperDto = {
  type: 'pro_forma' | 'tax_invoice' | 'credit_note';
  issued_at: string;
  id: string;
  /** Without gaps within its kind and year. */
  number: string;
  /** Its total; of a credit note what goes back. */
  amount: string;
  currency: string;
  /** Where its PDF is, for who may see the booking: guests add their `access_token`. */
  url: string;
};
export type ItineraryDayDto = {
  day: number;
  /** Last day, when the entry is for several. */
  day_to: number | null;
  title: string;
  body: string;
  island: string | null;
  /** On days on which one moves on to another destination of the package. */
  travel: TravelDto | null;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
};
export type KeyScope =
  | 'catalogue.view'
  | 'catalogue.change'
  | 'availability.change'
  | 'content.view'
  | 'content.change'
  | 'media.view'
  | 'translations.view'
  | 'bookings.view'
  | 'customers.view'
  | 'analytics.view';
export type KeyStatus = 'active' | 'expired' | 'suspended' | 'revoked';
export type LabelsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type LanguageDto = {
  id: number;
  /** BCP 47. */
  code: string;
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  is_active: boolean;
  is_default: boolean;
};
export type LeadDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: LeadStatus;
  /** Null until a colleague knows it from the chat. */
  email: string | null;
  name: string | null;
  /** Null for a package, and where no room was chosen. */
  room: LeadRoomDto | null;
  /** Rooms that were asked for; null for as many as the party needs. */
  rooms: number | null;
  /** Null for a package, and for what is in the price of the room. */
  meal_plan: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI') | null;
  check_in: string | null;
  /** Null for a package. */
  check_out: string | null;
  adults: number | null;
  /** Null where an age is not said yet. */
  children_ages: (number | null)[];
  /** What the traveller was shown, in US dollars. */
  total: string | null;
  /** The booking that it became. */
  booking_id: string | null;
  /** Where it can go from here; `booked` follows from a booking. */
  allowed_statuses: LeadStatus[];
  reference: string;
  product: LeadProductDto;
  note: string;
  /** New after `reply_by`. */
  is_overdue: boolean;
  id: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type LeadItemDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: LeadStatus;
  /** Null until a colleague knows it from the chat. */
  email: string | null;
  name: string | null;
  /** Null for a package, and where no room was chosen. */
  room: LeadRoomDto | null;
  /** Rooms that were asked for; null for as many as the party needs. */
  rooms: number | null;
  /** Null for a package, and for what is in the price of the room. */
  meal_plan: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI') | null;
  check_in: string | null;
  /** Null for a package. */
  check_out: string | null;
  adults: number | null;
  /** Null where an age is not said yet. */
  children_ages: (number | null)[];
  /** What the traveller was shown, in US dollars. */
  total: string | null;
  /** The booking that it became. */
  booking_id: string | null;
  reference: string;
  product: LeadProductDto;
  note: string;
  /** New after `reply_by`. */
  is_overdue: boolean;
  id: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type LeadPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: LeadItemDto[];
};
export type LeadProductDto = {
  kind: ProductKind;
  id: number;
  slug: string;
  name: string;
};
export type LeadRoomDto = {
  code: string;
  name: string;
};
export type LeadStatus = 'new' | 'in_progress' | 'booked' | 'lost' | 'spam';
export type LegTextsDto = {
  en?: LegWordsDto;
  ru?: LegWordsDto;
  zh?: LegWordsDto;
};
export type LegWordsDto = {
  from: string;
  to: string;
};
export type LetterDto = {
  name: MailTemplate;
  /** What brings it about. */
  occasion: LetterOccasion;
  /** Who gets it; `account` is whoever has one or wants one. */
  reader: LetterReader;
  /** What may be the case, where it reads otherwise in each; the usual one first. */
  variants: LetterVariant[];
};
export type LetterOccasion =
  'request' | 'waitlist' | 'payment' | 'stay' | 'ending' | 'trip' | 'contact' | 'newsletter' | 'account';
export type LetterPreviewDto = {
  language: 'en' | 'ru' | 'zh';
  /** Who gets the answer; null while the agency has no address. */
  reply_to: string | null;
  /** Name and address that it comes from. */
  from: string;
  subject: string;
  /** The whole document, with its styles in it. */
  html: string;
  /** The same words as plain text. */
  text: string;
};
export type LetterReader = 'guest' | 'subscriber' | 'account' | 'office' | 'colleague';
export type LetterVariant =
  | 'requested'
  | 'held'
  | 'waiting'
  | 'before'
  | 'due'
  | 'after'
  | 'by_guest'
  | 'by_agency'
  | 'declined'
  | 'expired'
  | 'sold_out'
  | 'on'
  | 'off'
  | 'part'
  | 'part_of_all'
  | 'over'
  | 'all'
  | 'more'
  | 'less'
  | 'same'
  | 'nothing_paid'
  | 'part_paid'
  | 'as_asked'
  | 'other_price'
  | 'assigned'
  | 'nobody'
  | 'fee'
  | 'no_fee'
  | 'no_places'
  | 'not_operating'
  | 'party_not_possible'
  | 'price_error'
  | 'dates'
  | 'flexible';
export type LocalizationDto = {
  language: 'en' | 'ru' | 'zh';
  /** Names of the fields without a text in this language. */
  fallback_fields: string[];
  /** Names of the fields whose English words changed after this language was saved. */
  outdated_fields: string[];
};
export type LocationDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: LocationTranslationsDto;
  kind:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll. */
  atoll: string;
  island: string | null;
  lat: number | null;
  lng: number | null;
  /** Id of the destination it belongs to. */
  destination: number | null;
  slug: string;
};
export type LocationDto = {
  /** Which rows it comes from; `id` and `slug` are unique within one of them. Only those of `location` are edited here. */
  source: 'destination' | 'resort' | 'location';
  id: number;
  /** Slug of the destination, of the resort that has the island to itself, or of the agency's own location. */
  slug: string;
  name: string;
  /** What is special about it, in a sentence; null for destinations and resorts, which have pages of their own. */
  description: string | null;
  /** Name of the island as it stands on maps; null for atolls and regions. */
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
  atoll_code: string;
  kind:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Never null for visitors, like `lng`: a draft may not know yet where it lies. */
  lat: number | null;
  lng: number | null;
  /** Slug of the published destination that it is or belongs to. */
  destination: string | null;
  /** Published places to stay there. */
  resort_count: number;
  _i18n: LocalizationDto;
  /** Staff lists only. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Staff lists only; null for destinations and resorts, which are edited where they are at home. */
  editing?: EditingStateDto | null;
};
export type LocationTranslationsDto = {
  en?: LocationWordsDto;
  ru?: LocationWordsDto;
  zh?: LocationWordsDto;
};
export type LocationWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  description: string | null;
};
export type LoginCustomerDto = {
  email: string;
  password: string;
};
export type MailTemplate =
  | 'account-exists'
  | 'account-locked'
  | 'account-unknown'
  | 'booking-approved'
  | 'booking-balance-due'
  | 'booking-breach'
  | 'booking-departure-cancelled'
  | 'booking-cancelled'
  | 'booking-change-asked'
  | 'booking-change-withdrawn'
  | 'booking-change-declined'
  | 'booking-changed'
  | 'booking-chargeback'
  | 'booking-completed'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-details-asked'
  | 'booking-guest-cancelled'
  | 'booking-held'
  | 'booking-hold-ended'
  | 'booking-link'
  | 'booking-message'
  | 'booking-message-new'
  | 'booking-new'
  | 'booking-no-show'
  | 'booking-offer'
  | 'booking-paid'
  | 'booking-payment'
  | 'booking-payment-lapsed'
  | 'booking-payment-late'
  | 'booking-place-asked'
  | 'booking-prepared'
  | 'booking-received'
  | 'booking-refund'
  | 'booking-reopened'
  | 'booking-transfer'
  | 'booking-unanswered'
  | 'booking-proof-declined'
  | 'booking-waitlist-ended'
  | 'booking-waitlisted'
  | 'bookings-digest'
  | 'contact-new'
  | 'contact-received'
  | 'contact-reply'
  | 'email-change'
  | 'email-changed'
  | 'lead-new'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'password-changed'
  | 'password-reset'
  | 'review-thanks'
  | 'second-factor'
  | 'staff-invitation'
  | 'trip-offer'
  | 'trip-offer-answer'
  | 'trip-request-new'
  | 'trip-request-received'
  | 'verify-email';
export type ManifestDto = {
  departure: number;
  package: DeparturePackageDto;
  start_date: string;
  end_date: string;
  /** Travellers of the bookings below. */
  travellers: number;
  /** Travellers of bookings that are not confirmed yet; they are not below. */
  undecided: number;
  /** Confirmed bookings, by name. */
  bookings: ManifestEntryDto[];
};
export type ManifestEntryDto = {
  id: string;
  reference: string;
  status: BookingStatus;
  /** Who booked. */
  name: string;
  adults: number;
  children_ages: number[];
  /** Local time of the Maldives, as on the ticket. */
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  /** Who travels, as in the passports, as far as it was told. */
  names: string[];
  /** Ways to the island by their names, and nights near the airport that were booked with it. */
  transfers: string[];
  /** Wishes in the guest's words. */
  notes: string;
  payment_status: PaymentStatus;
  /** Still to be paid, in US dollars. */
  balance: string;
};
export type MapBlockDto = {
  type: 'map';
  title?: string | null;
  destinations: string[];
};
export type MapPlaceDto = {
  id: number;
  slug: string;
  name: string;
  lat: number;
  lng: number;
};
export type MealPlan = 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
export type MealSupplementDto = {
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  supplement_per_adult: string;
  supplement_per_child: string;
};
export type MediaDto = {
  id: number;
  /** First part of its addresses. */
  key: string;
  filename: string;
  /** Name of the file as it was sent; null for the demo agency's. */
  original_name: string | null;
  type: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Size of the file as it was sent. */
  bytes: number;
  width: number;
  height: number;
  /** Alternative texts by language; a language without one is left out. */
  alt: AltTextsDto;
  caption: CaptionsDto;
  credit: string | null;
  licence: string | null;
  source_url: string | null;
  consent_until: string | null;
  focal_x: number;
  focal_y: number;
  /** Null until the picture has been looked at. */
  dominant_color: string | null;
  /** A blurred likeness (https://blurha.sh), null until the picture has been looked at. */
  blurhash: string | null;
  folder: string;
  tags: string[];
  variants: PictureVariantsDto;
  created_at: string;
  updated_at: string;
  /** E-mail of who changed it last; null while it is as it came with the installation. */
  updated_by: string | null;
  version: number;
  /** How many places show it. */
  usage_count: number;
  usage: MediaUseDto[];
};
export type MediaFolderDto = {
  folder: string;
  /** Pictures in it. */
  count: number;
  /** Pictures in it and below it. */
  total: number;
};
export type MediaInUseDto = {
  usage: MediaUseDto[];
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type MediaItemDto = {
  id: number;
  /** First part of its addresses. */
  key: string;
  filename: string;
  /** Name of the file as it was sent; null for the demo agency's. */
  original_name: string | null;
  type: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Size of the file as it was sent. */
  bytes: number;
  width: number;
  height: number;
  /** Alternative texts by language; a language without one is left out. */
  alt: AltTextsDto;
  caption: CaptionsDto;
  credit: string | null;
  licence: string | null;
  source_url: string | null;
  consent_until: string | null;
  focal_x: number;
  focal_y: number;
  /** Null until the picture has been looked at. */
  dominant_color: string | null;
  /** A blurred likeness (https://blurha.sh), null until the picture has been looked at. */
  blurhash: string | null;
  folder: string;
  tags: string[];
  variants: PictureVariantsDto;
  created_at: string;
  updated_at: string;
  /** E-mail of who changed it last; null while it is as it came with the installation. */
  updated_by: string | null;
  version: number;
  /** How many places show it. */
  usage_count: number;
};
export type MediaPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: MediaItemDto[];
};
export type MediaTagDto = {
  tag: string;
  count: number;
};
export type MediaUseDto = {
  entity: string;
  id: string;
  /** English name of the thing, else its slug or id. */
  label: string;
  field: string;
};
export type MessageTemplate = 'question' | 'payment' | 'flights' | 'reserved' | 'confirmed' | 'offer';
export type MessageTemplateDto = {
  code: MessageTemplate;
  text: string;
};
export type MessageTemplatesDto = {
  language: 'en' | 'ru' | 'zh';
  /** Digits for wa.me links; null where the number is none that WhatsApp could know, or the reader may not know it. */
  whatsapp: string | null;
  templates: MessageTemplateDto[];
};
export type MissingTextCountDto = {
  remote: string;
  build_id: string;
  lang: string;
  ns: string;
  key: string;
  kind: 'unknown' | 'fallback' | 'plural';
  hits: number;
  /** True when the text is there by now. */
  is_written: boolean;
  first_at: string;
  last_at: string;
};
export type MissingTextDto = {
  ns: string;
  key: string;
  /** `unknown`: no language has it; `fallback`: shown in English; `plural`: a form is missing. */
  kind: 'unknown' | 'fallback' | 'plural';
};
export type MissingTextPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: MissingTextCountDto[];
};
export type MissingTextsTakenDto = {
  status: 'accepted';
};
export type MovedProductDto = {
  kind: ProductKind;
  id: number;
  slug: string;
  name: string;
};
export type NamedTravellerDto = {
  /** Null for staff without `customers.view`. */
  birth_date: string | null;
  /** ISO 3166-1 alpha-2; null for staff without `customers.view`. */
  nationality: string | null;
  name: string;
};
export type NamespaceStatsDto = {
  namespace: string;
  total_keys: number;
  missing_keys: number;
  pending_keys: number;
};
export type NightBookingDto = {
  id: string;
  reference: string;
  /** Who booked. */
  name: string;
  status: BookingStatus;
  /** Rooms of this night. */
  rooms: number;
  /** Held until somebody decides; else sold. */
  is_held: boolean;
  check_in: string;
  check_out: string;
  travellers: number;
};
export type NightBookingsDto = {
  resort: number;
  room_code: string;
  date: string;
  /** Rooms of bookings that are not decided yet. */
  held: number;
  sold: number;
  /** Rooms among these that no booking here has: sold before the agency kept its bookings in this place. */
  elsewhere: number;
  /** By name. */
  bookings: NightBookingDto[];
};
export type NightHolderDto = {
  id: string;
  reference: string;
  /** Who booked; null to who may not see bookings. */
  name: string | null;
  rooms: number;
};
export type NightTermsDto = {
  rooms: number;
  stop_sell: boolean;
  min_nights: number;
};
export type NotApprovableDto = {
  /** Where rules are broken. */
  qa?: QaIssueDto[];
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type NoticeDto = {
  detail: string;
};
export type NotificationDto = {
  id: string;
  kind: NotificationKind;
  /** The sentence, in the language of the call. */
  text: string;
  /** What it is about: `booking` with its id leads to `customers/me/bookings/{id}/`. */
  entity: string | null;
  entity_id: string | null;
  created_at: string;
  /** Null until it was read. */
  read_at: string | null;
};
export type NotificationKind =
  | 'booking_received'
  | 'booking_held'
  | 'booking_waitlisted'
  | 'booking_prepared'
  | 'booking_approved'
  | 'booking_declined'
  | 'booking_expired'
  | 'booking_unanswered'
  | 'booking_confirmed'
  | 'booking_cancelled'
  | 'booking_completed'
  | 'booking_offer'
  | 'booking_place_asked'
  | 'booking_reopened'
  | 'booking_payment'
  | 'booking_refund'
  | 'booking_balance_due'
  | 'booking_transfer'
  | 'booking_no_show'
  | 'booking_changed'
  | 'booking_change_declined'
  | 'booking_proof_declined'
  | 'booking_message'
  | 'bookings_claimed'
  | 'message_answered'
  | 'trip_request_received'
  | 'trip_request_quoted'
  | 'review_approved'
  | 'review_replied'
  | 'password_changed'
  | 'email_changed'
  | 'account_locked';
export type NotificationPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  /** Of all pages: the number on the bell. */
  unread_count: number;
  results: NotificationDto[];
};
export type ObligatoryItemDto = {
  code: string;
  /** Night on which the guests sleep there. */
  on: string;
  /** US dollars for an adult. */
  adult: string;
  /** US dollars for a child. */
  child: string;
  names: RateNamesDto;
};
export type OccupancyDto = {
  unit: 'room' | 'villa';
  adults: number;
  /** Children beside them. */
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max: number | null;
};
export type OfferConflictDto = {
  /** With `price_changed`: the computed total of now. */
  total?: string;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type OfferPackageDto = {
  slug: string;
  name: string;
};
export type OfferStatus = 'open' | 'replaced' | 'withdrawn' | 'accepted' | 'declined' | 'expired';
export type OfferedBookingDto = {
  id: string;
  reference: string;
  access_token: string;
};
export type OfficeCustomerDto = {
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Language of letters. */
  locale: 'en' | 'ru' | 'zh';
  /** Currency in which prices are shown. */
  currency: CurrencyCode;
  created_at: string;
  /** Goes into `If-Match` of a change. */
  version: number;
  bookings_count: number;
  last_booking_at: string | null;
  last_login_at: string | null;
  /** The same as `user.id`. */
  id: string;
  user: CustomerUserDto;
  marketing_opt_in: boolean;
};
export type OutboxMessageDto = {
  template: MailTemplate;
  locale: 'en' | 'ru' | 'zh';
  /** What the mail is about. */
  entity: string | null;
  entity_id: string | null;
  status: OutboxStatus;
  /** Time of the next try; null once the mail is sent or given up. */
  next_at: string | null;
  /** What the mail server said last. */
  last_error: string | null;
  sent_at: string | null;
  /** Also the local part of the mail's Message-ID. */
  id: string;
  to: string;
  attempts: number;
  created_at: string;
};
export type OutboxPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: OutboxMessageDto[];
};
export type OutboxStatus = 'queued' | 'sent' | 'failed' | 'withheld';
export type OversoldNightDto = {
  room_code: string;
  date: string;
  /** Rooms that are held and sold. */
  taken: number;
  /** Who has them, by reference. */
  bookings: NightHolderDto[];
};
export type OverviewDto = {
  bookings: BookingCountsDto;
  packages: PackageCountsDto;
  resorts: PublishedCountDto;
  destinations: PublishedCountDto;
  texts: TextCountsDto;
  /** The five newest bookings. */
  latest_bookings: BookingDto[];
};
export type PackageCategoryDto = {
  code: string;
  /** In the language of the answer. */
  label: string;
  /** Packages on sale. */
  count: number;
};
export type PackageCountsDto = {
  published: number;
  total: number;
};
export type PackageDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: PackageTranslationsDto;
  code: string;
  type:
    | 'resort_stay'
    | 'island_hopping'
    | 'liveaboard'
    | 'multi_island'
    | 'day_trip'
    | 'honeymoon'
    | 'diving'
    | 'surf'
    | 'custom';
  category_code: string;
  duration: number;
  price: string;
  price_taxes: 'included' | 'on_top';
  original_price: string | null;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  child_bands: WriteChildBandDto[];
  single_supplement: string;
  group_size_min: number;
  group_size_recommended: number | null;
  group_size_max: number;
  min_age: number | null;
  difficulty: 'easy' | 'moderate' | 'challenging';
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  best_months: number[];
  confirmation_mode: 'on_request' | 'instant';
  sold_by: 'departures' | 'rooms' | 'request';
  cancellation_policy:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  start_date: string | null;
  end_date: string | null;
  available_from: string | null;
  available_to: string | null;
  inclusions: WriteInclusionDto[];
  itinerary: WriteItineraryDayDto[];
  destinations: number[];
  resorts: number[];
  experiences: number[];
  faqs: number[];
  includes_international_flights: boolean;
  /** For the office only: whom the agency buys it from. */
  supplier: string | null;
  cost_price?: string | null;
  /** Ids of pictures; the first is the cover. */
  images: number[];
  slug: string;
  duration_nights: number;
  /** Whom a room takes, where the price is per room. */
  occupancy: OccupancyDto | null;
  transfer: TransferDto | null;
  /** Where the nights are spent, in the order of the trip. */
  stays: PackageStayDto[];
};
export type PackageDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  /** US dollars that the agency asks for `pricing_type`, before seasons, reductions and what a departure asks of its own; with taxes if
    `taxes_included`. What travellers are shown is `price_from`. */
  price: string;
  /** What `price` was before it was lowered. */
  original_price: string | null;
  /** From `original_price` to `price`. */
  discount_percent: number | null;
  /** What the trip costs on the next day that can be booked; null while there is no such day. */
  price_from: PriceFromDto | null;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Same as `pricing_type`. */
  price_basis: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes, where the price is per room; else null. */
  occupancy: OccupancyDto | null;
  /** Service charge and taxes are in `price`; in `price_from` and `total_for_two` they always are. */
  taxes_included: boolean;
  /** US dollars that two adults pay together on `price_from.date`, all in; null when two may not book it, or no day can be booked. */
  total_for_two: string | null;
  /** Days. */
  duration: number;
  duration_nights: number;
  /** Label in the language of the answer. */
  category: string;
  category_code: string;
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  group_size_min: number;
  group_size_max: number;
  /** Age of the youngest traveller it takes, in years on the first day; null when it takes everybody. */
  min_age: number | null;
  transfer: TransferDto | null;
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** `discount`: costs less than it did; `top_rated`: 4.5 and above from three reviews on; `small_group`: three to eight travellers at most. */
  badges: ('discount' | 'top_rated' | 'small_group')[];
  code: string;
  type:
    | 'resort_stay'
    | 'island_hopping'
    | 'liveaboard'
    | 'multi_island'
    | 'day_trip'
    | 'honeymoon'
    | 'diving'
    | 'surf'
    | 'custom';
  description: string;
  /** Sanitised HTML that follows the description. */
  body: string | null;
  /** The cover first. */
  images: PictureDto[];
  highlights: string[];
  inclusions: InclusionDto[];
  itinerary: ItineraryDayDto[];
  group_size_recommended: number | null;
  difficulty: 'easy' | 'moderate' | 'challenging';
  /** First day of the travel window. */
  start_date: string | null;
  /** Last day of the travel window. */
  end_date: string | null;
  /** On sale from. */
  available_from: string | null;
  /** On sale until. */
  available_to: string | null;
  /** Months 1 to 12. */
  best_months: number[];
  cancellation_policy: CancellationPolicyDto;
  /** What children pay of an adult's price, the youngest first; older ones pay as adults. */
  child_bands: ChildBandDto[];
  confirmation_mode: 'on_request' | 'instant';
  resorts: PackageResortDto[];
  /** Those that are public. */
  experiences: ExperienceListItemDto[];
  /** Flights to the Maldives are in the price. */
  includes_international_flights: boolean;
  /** What travellers ask about it. */
  faqs: FaqEntryDto[];
  /** Up to three approved reviews, those in the reader's language first, then the newest. */
  reviews_preview: ReviewPreviewDto[];
  seo: SeoDto;
  /** Up to three packages of the same kind. */
  related: PackageListItemDto[];
  created_at: string;
  updated_at: string;
};
export type PackageFacetsDto = {
  /** By slug. */
  destination: {
    [key: string]: number;
  };
  category: {
    [key: string]: number;
  };
  meal_plan: {
    [key: string]: number;
  };
  transfer_type: {
    [key: string]: number;
  };
  /** By days. */
  duration: {
    [key: string]: number;
  };
};
export type PackageListBlockDto = {
  type: 'package_list';
  title?: string | null;
  slugs: string[];
};
export type PackageListItemDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  /** US dollars that the agency asks for `pricing_type`, before seasons, reductions and what a departure asks of its own; with taxes if
    `taxes_included`. What travellers are shown is `price_from`. */
  price: string;
  /** What `price` was before it was lowered. */
  original_price: string | null;
  /** From `original_price` to `price`. */
  discount_percent: number | null;
  /** What the trip costs on the next day that can be booked; null while there is no such day. */
  price_from: PriceFromDto | null;
  currency: 'USD';
  /** What the price is for. */
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Same as `pricing_type`. */
  price_basis: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes, where the price is per room; else null. */
  occupancy: OccupancyDto | null;
  /** Service charge and taxes are in `price`; in `price_from` and `total_for_two` they always are. */
  taxes_included: boolean;
  /** US dollars that two adults pay together on `price_from.date`, all in; null when two may not book it, or no day can be booked. */
  total_for_two: string | null;
  /** Days. */
  duration: number;
  duration_nights: number;
  /** Label in the language of the answer. */
  category: string;
  category_code: string;
  destinations: PackagePlaceDto[];
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  group_size_min: number;
  group_size_max: number;
  /** Age of the youngest traveller it takes, in years on the first day; null when it takes everybody. */
  min_age: number | null;
  transfer: TransferDto | null;
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** `discount`: costs less than it did; `top_rated`: 4.5 and above from three reviews on; `small_group`: three to eight travellers at most. */
  badges: ('discount' | 'top_rated' | 'small_group')[];
};
export type PackagePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: PackageListItemDto[];
};
export type PackagePlaceDto = {
  id: number;
  slug: string;
  name: string;
  island: string | null;
  /** Name of the atoll. */
  atoll: string | null;
};
export type PackageResortDto = {
  id: number;
  slug: string;
  name: string;
  cover_image: PictureDto | null;
};
export type PackageStayDto = {
  resort: number;
  room_code: string;
  nights: number;
};
export type PackageTranslationsDto = {
  en?: PackageWordsDto;
  ru?: PackageWordsDto;
  zh?: PackageWordsDto;
};
export type PackageWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  body: string | null;
  highlights: string[] | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type PageDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: PageTranslationsDto;
  template: 'standard' | 'legal' | 'about';
  show_in_footer: boolean;
  cover: number | null;
  slug: string;
};
export type PageDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  template: 'standard' | 'legal' | 'about';
  show_in_footer: boolean;
  menu_order: number;
  /** Pages that the product links to; they cannot be deleted. */
  is_system: boolean;
  updated_at: string;
  cover: PictureDto | null;
  blocks: (
    | ({
        type: 'heading';
      } & HeadingBlockDto)
    | ({
        type: 'rich_text';
      } & RichTextBlockDto)
    | ({
        type: 'image';
      } & ShownImageBlockDto)
    | ({
        type: 'gallery';
      } & ShownGalleryBlockDto)
    | ({
        type: 'quote';
      } & QuoteBlockDto)
    | ({
        type: 'callout';
      } & CalloutBlockDto)
    | ({
        type: 'faq_list';
      } & ShownFaqListBlockDto)
    | ({
        type: 'package_list';
      } & ShownPackageListBlockDto)
    | ({
        type: 'resort_list';
      } & ShownResortListBlockDto)
    | ({
        type: 'map';
      } & ShownMapBlockDto)
    | ({
        type: 'cta';
      } & CtaBlockDto)
    | ({
        type: 'video_link';
      } & VideoLinkBlockDto)
    | ({
        type: 'table';
      } & TableBlockDto)
  )[];
  seo: SeoDto;
  published_at: string | null;
};
export type PageHeroDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: PageHeroTranslationsDto;
  page_key: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  image: number | null;
  image_mobile: number | null;
  focal_point: WriteFocalPointDto | null;
  overlay_opacity: number;
  cta_url: string | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
  slug: string;
};
export type PageHeroDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  page_key: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  title: string;
  subtitle: string;
  image: PictureDto | null;
  /** For narrow screens; null = the same picture. */
  image_mobile: PictureDto | null;
  focal_point: FocalPointDto;
  /** Darkness over the picture, 0 to 1. */
  overlay_opacity: number;
  cta: HeroCtaDto | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
  position: number;
};
export type PageHeroTranslationsDto = {
  en?: PageHeroWordsDto;
  ru?: PageHeroWordsDto;
  zh?: PageHeroWordsDto;
};
export type PageHeroWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  subtitle: string | null;
  cta_label: string | null;
};
export type PageListItemDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  template: 'standard' | 'legal' | 'about';
  show_in_footer: boolean;
  menu_order: number;
  /** Pages that the product links to; they cannot be deleted. */
  is_system: boolean;
  updated_at: string;
};
export type PagePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: PageListItemDto[];
};
export type PageTranslationsDto = {
  en?: PageWordsDto;
  ru?: PageWordsDto;
  zh?: PageWordsDto;
};
export type PageWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  excerpt: string | null;
  blocks:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  details: WriteAboutDetailsDto | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type PasswordDto = {
  password: string;
};
export type PaymentConflictDto = {
  /** With `refund_too_high` and `amount_too_high`: the most that can be entered, in US dollars. */
  max?: string;
  /** With `payment_recorded`: the name of the transfer that is on the ledger already. */
  external_reference?: string;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type PaymentDto = {
  /** `adjustment` corrects what came in and may be below 0; `chargeback` is what a bank took back. */
  kind: 'payment' | 'refund' | 'adjustment' | 'chargeback';
  method: 'bank_transfer' | 'card' | 'cash' | 'bml_connect' | 'other';
  /** Only what is `captured` counts. */
  status: 'pending' | 'captured' | 'failed' | 'cancelled';
  /** What arrived, where that was another currency; `amount` is what the booking is credited with. */
  settled_amount: string | null;
  settled_currency: string | null;
  /** Units of that currency for one of the booking's. */
  fx_rate: string | null;
  /** What the provider or the bank kept; null for everybody but staff, and where nobody said. */
  fee: string | null;
  /** The card provider; null for what people record. */
  provider: string | null;
  /** Of a refund: the payment that goes back. */
  refund_of: string | null;
  /** When the money moved; null while it is waited for. */
  received_at: string | null;
  created_at: string;
  /** What the bank calls it. */
  external_reference: string | null;
  /** The colleague who entered or confirmed it; null for everybody but staff. */
  recorded_by: ColleagueDto | null;
  proof: PaymentProofDto | null;
  /** Other bookings that have money under the same `external_reference`, for colleagues to look at. */
  also_recorded_for: string[];
  id: string;
  /** In the booking's currency. */
  amount: string;
  currency: string;
  /** For colleagues; empty for everybody else. */
  note: string;
};
export type PaymentIntentDto = {
  payment_id: string;
  /** The provider's page, for the browser; it leads back to the booking's page. */
  redirect_url: string;
  /** What is asked for, in US dollars: the schedule less what was paid. */
  amount: string;
};
export type PaymentProofDto = {
  type: 'pdf' | 'jpeg' | 'png';
  bytes: number;
  name: string;
};
export type PaymentStatus =
  'unpaid' | 'partially_paid' | 'deposit_paid' | 'paid' | 'overpaid' | 'partially_refunded' | 'refunded';
export type PaymentsDto = {
  /** What is to be paid now; null when nothing is. */
  due: DueDto | null;
  /** Where a transfer goes, in the agency's words; null where it gives none. */
  bank_details: string | null;
  /** Oldest first. */
  payments: PaymentDto[];
  /** Whether a card can be taken (`payment-intents/`). */
  card: boolean;
};
export type PendingChangeDto = {
  /** Version it was written for; it can be published as long as `version` is the same. */
  base_version: number;
  /** Version of the thing now. */
  version: number;
  /** E-mail address of who wrote it. */
  by: string | null;
  /** When it was handed in. Writes name it by this: it moves with every change that is laid over it. */
  at: string;
  note: string | null;
  /** False when it cannot be published as it is: what it names is gone, or its members do not go with what is stored by now. It can be
    gone on with, and dropped; publishing answers 400 with the reasons, of these and of what it looks at besides. */
  fits: boolean;
  /** How it would read. */
  document:
    | PackageDocumentDto
    | DestinationDocumentDto
    | ResortDocumentDto
    | ResortImageDocumentDto
    | ExperienceDocumentDto
    | TransferDocumentDto
    | LocationDocumentDto
    | AmenityDocumentDto
    | CategoryDocumentDto
    | FaqDocumentDto
    | PageDocumentDto
    | PostDocumentDto
    | PageHeroDocumentDto
    | CulturalContentDocumentDto;
  diff: DifferenceDto[];
};
export type Permission =
  | 'catalogue.view'
  | 'catalogue.change'
  | 'catalogue.publish'
  | 'availability.change'
  | 'content.view'
  | 'content.change'
  | 'content.publish'
  | 'media.view'
  | 'media.upload'
  | 'media.delete'
  | 'bookings.view'
  | 'bookings.change'
  | 'bookings.override_price'
  | 'bookings.waive_fee'
  | 'views.share'
  | 'payments.record'
  | 'payments.refund'
  | 'customers.view'
  | 'customers.export'
  | 'reviews.moderate'
  | 'messages.reply'
  | 'requests.manage'
  | 'newsletter.manage'
  | 'translations.view'
  | 'translations.change'
  | 'translations.approve'
  | 'translations.import'
  | 'languages.change'
  | 'settings.change'
  | 'rates.change'
  | 'taxes.change'
  | 'users.manage'
  | 'audit.own'
  | 'audit.view'
  | 'analytics.view'
  | 'remotes.view'
  | 'remotes.change'
  | 'errors.view'
  | 'errors.change'
  | 'keys.manage'
  | 'webhooks.manage';
export type PictureDto = {
  id: number;
  key: string;
  /** Alternative text. */
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  /** Pixels of the master. */
  width: number;
  /** Pixels of the master. */
  height: number;
  variants: PictureVariantsDto;
};
export type PictureVariantsDto = {
  /** 150 × 150, WebP. */
  thumbnail: string;
  /** 400 × 300, WebP. */
  card: string;
  /** 450 × 600, WebP. */
  tile: string;
  /** 800 × 600, WebP. */
  gallery: string;
  /** 900 × 1200, WebP. */
  portrait: string;
  /** 1200 × 675, WebP. */
  wide: string;
  /** 1600 × 900, WebP. */
  large: string;
  /** 1920 × 1080, WebP. */
  hero: string;
  /** 1200 × 630, JPEG, for shared links. */
  share: string;
};
export type PlaceDto = {
  id: number;
  slug: string;
  name: string;
};
export type PolicyLabelsDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type PostAuthorDto = {
  name: string;
  avatar: PictureDto | null;
  bio: string | null;
};
export type PostCategoryDto = {
  code: 'planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food';
  name: string;
};
export type PostDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: PostTranslationsDto;
  cover: number | null;
  author_name: string;
  author_avatar: number | null;
  categories: ('planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food')[];
  tags: string[];
  related_packages: number[];
  slug: string;
};
export type PostDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  cover: PictureDto | null;
  author: PostAuthorDto;
  categories: PostCategoryDto[];
  tags: string[];
  /** Minutes it takes to read the post. */
  reading_minutes: number;
  is_featured: boolean;
  published_at: string | null;
  body: (
    | ({
        type: 'heading';
      } & HeadingBlockDto)
    | ({
        type: 'rich_text';
      } & RichTextBlockDto)
    | ({
        type: 'image';
      } & ShownImageBlockDto)
    | ({
        type: 'gallery';
      } & ShownGalleryBlockDto)
    | ({
        type: 'quote';
      } & QuoteBlockDto)
    | ({
        type: 'callout';
      } & CalloutBlockDto)
    | ({
        type: 'faq_list';
      } & ShownFaqListBlockDto)
    | ({
        type: 'package_list';
      } & ShownPackageListBlockDto)
    | ({
        type: 'resort_list';
      } & ShownResortListBlockDto)
    | ({
        type: 'map';
      } & ShownMapBlockDto)
    | ({
        type: 'cta';
      } & CtaBlockDto)
    | ({
        type: 'video_link';
      } & VideoLinkBlockDto)
    | ({
        type: 'table';
      } & TableBlockDto)
  )[];
  related_packages: PackageListItemDto[];
  seo: SeoDto;
  updated_at: string;
};
export type PostListItemDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  cover: PictureDto | null;
  author: PostAuthorDto;
  categories: PostCategoryDto[];
  tags: string[];
  /** Minutes it takes to read the post. */
  reading_minutes: number;
  is_featured: boolean;
  published_at: string | null;
};
export type PostPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: PostListItemDto[];
};
export type PostTranslationsDto = {
  en?: PostWordsDto;
  ru?: PostWordsDto;
  zh?: PostWordsDto;
};
export type PostWordsDto = {
  status: 'draft' | 'published';
  title: string | null;
  excerpt: string | null;
  body:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type PreviewDepartureCancellationDto = {
  messages?: CancellationMessagesDto;
  /** Packages that the guests may like instead, by id or slug; the letters link to them. */
  alternatives?: string[];
};
export type PreviewDto = {
  /** For `?preview=` of the thing's public read. */
  token: string;
  expires_at: string;
};
export type PreviewPolicyDto = {
  code: 'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  draft: WritePolicyDto;
  sample: SampleStayDto;
};
export type PreviewReductionDto = {
  /** Number of the reduction that is changed, whose version `If-Match` names; without one the draft is a new one. */
  id?: number | null;
  draft: WriteReductionDto;
  sample: SampleStayDto;
};
export type PreviewSeasonDto = {
  /** Number of the season that is changed, whose version `If-Match` names; without one the draft is a new one. */
  id?: number | null;
  draft: WriteSeasonDto;
  sample: SampleStayDto;
};
export type PreviewTaxRuleDto = {
  /** Number of the rule that is changed, whose version `If-Match` names; without one the draft is a new one. */
  id?: number | null;
  draft: CreateTaxRuleDto;
  sample: SampleStayDto;
};
export type PriceAdjustmentDto = {
  /** All that is to be paid, in US dollars, taxes included. */
  total: string;
  /** For colleagues: it stands on the timeline and in the audit. */
  reason: string;
};
export type PriceDetailsDto = {
  lines: PriceLineDto[];
  taxes: TaxLineDto[];
  /** What it would be without the reduction. */
  total_before: string | null;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_at: string | null;
  /** The lines include the taxes; else these come on top of them. */
  taxes_included: boolean;
  /** Without taxes and charges. */
  net: string;
  /** Due when the agency has said yes. */
  deposit_due: string;
  cancellation: QuoteCancellationDto;
};
export type PriceFromDto = {
  /** US dollars for what `pricing_type` says, all in: of the total a traveller's part, a room's, or all of it. */
  amount: string;
  /** US dollars that `adults` pay together. */
  total: string;
  /** Two, or as near to two as the package takes. */
  adults: number;
  /** Day of arrival: the next one that can be booked or asked for. */
  date: string;
  /** The amount on the cheapest open day within a year, `amount` or less. */
  lowest: string;
  /** The amount on the dearest one. Where it is `lowest`, every open day costs the same. */
  highest: string;
  /** The amount without the reduction or lowered price; null without any. */
  original: string | null;
  /** From `original` to `amount`. */
  discount_percent: number | null;
};
export type PriceLineDto = {
  kind:
    | 'base'
    | 'child'
    | 'single_supplement'
    | 'season'
    | 'obligatory'
    | 'reduction'
    | 'meal'
    | 'extra'
    | 'transfer'
    | 'adjustment';
  /** Of the season, extra, reduction or transfer. */
  code: string | null;
  qty: number;
  unit: 'person' | 'room' | 'villa' | 'group' | 'night' | 'booking';
  /** In the language of the answer. */
  label: string;
  /** What it adds, in US dollars; below 0 for a reduction, a low season and an agreed price that is lower. */
  amount: string;
};
export type PriceQuoteDto = {
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes, where the price is per room. */
  occupancy: OccupancyDto | null;
  /** How often the price counts: travellers, rooms, or 1 for a group. */
  units: number;
  currency: 'USD';
  nights: number;
  /** Currency of the request, when it is another one. */
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  display_total?: string;
  rate?: string;
  price: string;
  total: string;
  /** The cancellation policy, named in the language of the answer. */
  cancellation_policy: CancellationPolicyDto;
  /** How the total comes about, when it is due and what comes back of it. */
  details: PriceDetailsDto;
};
export type PricedTransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number | null;
  /** US dollars for an adult, there and back. */
  price_adult_return: string | null;
};
export type ProductKind = 'package' | 'resort';
export type PublishDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Languages that go public with English; the others stay as they are. */
  languages?: ('en' | 'ru' | 'zh')[];
  /** When it leaves again. */
  unpublish_at?: string | null;
};
export type PublishedCountDto = {
  published: number;
};
export type PutBackLanguageDto = {
  language: string;
  back: number;
  left: number;
};
export type PutBackReportDto = {
  dry_run: boolean;
  /** Names exactly these changes; sent with the call that makes them. */
  plan: string;
  /** Texts that go back. */
  back: number;
  /** Texts that stay as they are. */
  left: number;
  /** Texts that stand as before already. */
  unchanged: number;
  languages: PutBackLanguageDto[];
  /** Those that stay, then those that go back; at most 1,000. */
  texts: PutBackTextDto[];
};
export type PutBackTextDto = {
  id: string;
  /** As it is read now; null where visitors read English. */
  now: string | null;
  /** As it was read before. */
  before: string | null;
  /** Why it stays: somebody changed it afterwards, the words of before break a rule today, or no release has the text any more. Null
    where it goes back. */
  left: ('edited_since' | 'qa_errors' | 'gone') | null;
};
export type PutTextsBackDto = {
  /** This release alone. Texts that somebody changed after it stay as they are. */
  release?: string;
  /** Every text stands as it did before this instant, whoever changed it since. */
  before?: string;
  /** With `before`: this language alone. */
  lang?: string;
  /** True answers what would become of the texts and changes none. */
  dry_run?: boolean;
  /** `plan` of the dry run: 409 `plan_changed` where it would be another by now. Required without `dry_run`. */
  plan?: string;
  /** Kept in the history of each text. */
  reason?: string;
};
export type QaIssueDto = {
  rule:
    | 'placeholders'
    | 'tags'
    | 'unsafe_syntax'
    | 'max_length'
    | 'plural_forms'
    | 'edge_spaces'
    | 'newline_count'
    | 'double_space'
    | 'end_punctuation'
    | 'numbers'
    | 'addresses'
    | 'much_longer'
    | 'same_as_source'
    | 'script'
    | 'repeated_word';
  /** An error may be neither stored nor approved. */
  severity: 'error' | 'warning';
};
export type QuoteBlockDto = {
  type: 'quote';
  text: string;
  cite?: string | null;
};
export type QuoteCancellationDto = {
  cutoffs: CancellationCutoffDto[];
  code: string;
  label: string;
  /** The deposit comes back like the rest. */
  deposit_refundable: boolean;
};
export type QuoteChangeDto = {
  /** The new first day. */
  check_in?: string;
  /** How many nights it is then; only of a stay in a room. */
  nights?: number;
  adults?: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  /** All that is added to the stay from then on. */
  extras?: QuoteExtraDto[];
};
export type QuoteDisplayDto = {
  /** Day of the rate. */
  rate_as_of: string;
  currency: string;
  total: string;
  /** Units of the currency for one US dollar. */
  rate: string;
};
export type QuoteDto = {
  lines: PriceLineDto[];
  taxes: TaxLineDto[];
  /** What it would be without the reduction. */
  total_before: string | null;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_at: string | null;
  /** Ask again after it. A booking is compared with the price and the conditions of its own moment in any case. */
  valid_until: string;
  check_in: string;
  check_out: string;
  nights: number;
  currency: 'USD';
  display?: QuoteDisplayDto;
  /** What the calendar says of the first day, as `GET availability/` does. A quote holds no place. */
  availability: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED' | 'FREESALE' | 'ON_REQUEST';
  /** Empty where the day can be booked as it is. */
  warnings: QuoteWarningDto[];
  /** SHA-256 of the words of the terms as they stand beside it, in the language of the answer; null where there are none. */
  terms_hash: string | null;
  /** Null where no transfer to the island is known. */
  transfer_check: TransferCheckDto | null;
  /** Proof of this quote, for `POST bookings/`. */
  quote_token: string;
  total: string;
  /** The total shared out among the travellers, to the next whole cent. */
  per_person: string;
  /** The lines include the taxes; else these come on top of them. */
  taxes_included: boolean;
  /** Without taxes and charges. */
  net: string;
  /** Due when the agency has said yes. */
  deposit_due: string;
  cancellation: QuoteCancellationDto;
};
export type QuoteExtraDto = {
  /** Code of an extra of the package, or of a night near the airport: `overnight_arrival` before the stay, `overnight_departure` after it. */
  code: string;
  /** How many; people or times, as the extra is sold. A night near the airport is one for the whole party: 1. */
  qty: number;
};
export type QuoteRequestDto = {
  /** Id or slug of the package; either this or `resort`. */
  package?: (number | null) | string;
  /** Id or slug of the resort, guesthouse or liveaboard. */
  resort?: (number | null) | string;
  /** Code of a kind of room there; with `resort`. */
  room_type?: string;
  /** First day of the stay, from tomorrow (date in the Maldives) to two years ahead. */
  check_in: string;
  /** Last day of a stay in a room; with `resort` either this or `nights`. */
  check_out?: string;
  /** Nights in a room. */
  nights?: number;
  /** Rooms of this kind; without it as many as everybody has a place in. Each has an adult. */
  rooms?: number;
  /** One that the resort offers; without it the one in the price of the room. */
  meal_plan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  adults: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  extras?: QuoteExtraDto[];
  /** Id or slug of the transfer to travel by and to check the flights against; without it the main one to the island. */
  transfer?: (number | null) | string;
  /** Landing in the Maldives, local time. */
  arrival_flight_at?: string | null;
  /** Take-off from the Maldives, local time. */
  departure_flight_at?: string | null;
  /** Currency in which the total is shown as well; the charge stays in US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
};
export type QuoteWarningDto = {
  /** `day_closed`: a booking is refused. `day_sold_out`: it is taken for the waiting list alone. `day_on_request`: the agency answers first. */
  code: 'day_closed' | 'day_sold_out' | 'day_on_request';
  /** In the language of the answer. */
  message: string;
};
export type RateNamesDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type RatePreviewDto = {
  before: SampleAnswerDto;
  after: SampleAnswerDto;
};
export type ReadNotificationsDto = {
  /** Without it all. */
  ids?: string[];
};
export type RecordPaymentDto = {
  /** What arrived, where that was another currency than the booking's. */
  settled_amount?: string;
  settled_currency?: string;
  /** What the bank kept, in the booking's currency. */
  fee?: string;
  /** When it moved; now unless given. */
  received_at?: string;
  /** What the bank calls it. */
  external_reference?: string;
  /** Although the booking has money under that `external_reference` (409 `payment_recorded`), or a transfer of that amount within a
    day from which no reference tells it (409 `transfer_recorded`): the `note` says why it is another transfer. */
  again?: boolean;
  /** For colleagues. */
  note?: string;
  /** What is no `payment`, and an adjustment below 0, needs `payments.refund`. An adjustment needs a `note`. */
  kind: 'payment' | 'refund' | 'adjustment' | 'chargeback';
  method: 'bank_transfer' | 'card' | 'cash' | 'bml_connect' | 'other';
  /** What the booking is credited with, in its currency. Below 0 for adjustments alone. */
  amount: string;
};
export type RecoveryCodesDto = {
  recovery_codes: string[];
};
export type RedirectDto = {
  id: number;
  from: string;
  to: string;
  status: 301 | 302;
  is_active: boolean;
  note: string | null;
  /** For `If-Match`. */
  version: number;
  created_at: string;
  updated_at: string;
};
export type RedirectPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: RedirectDto[];
};
export type ReductionDto = {
  id: number;
  code: string;
  names: RateNamesDto;
  /** Id of a package; null for more. */
  package: number | null;
  /** Id of a resort; null for more. */
  resort: number | null;
  /** Percent. */
  off_percent: string;
  arrive_from: string | null;
  arrive_to: string | null;
  book_from: string | null;
  book_to: string | null;
  days_ahead_min: number | null;
  days_ahead_max: number | null;
  nights_min: number | null;
  is_active: boolean;
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type ReductionPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ReductionDto[];
};
export type RefreshTokenDto = {
  refresh: string;
};
export type RefundPaymentDto = {
  /** At most what is left of the payment, and of all that was paid for the booking. */
  amount: string;
  /** For colleagues. */
  reason: string;
};
export type RefusedRevertDto = {
  id: string;
  reason: 'edited_since';
  /** The version that stands. */
  version: number;
};
export type RegionalSettingsDto = {
  /** Currency of the prices. */
  currency_code: string;
  currency_symbol: string;
  date_format: string;
  time_format: 12 | 24;
  /** IANA name. */
  timezone: string;
  /** X stands for a digit. */
  phone_format: string;
};
export type RegisterCustomerDto = {
  email: string;
  password: string;
  first_name: string;
  last_name?: string;
  phone?: string | null;
  country?: string | null;
  /** Language of letters; that of the call unless given. */
  locale?: 'en' | 'ru' | 'zh';
  currency?: CurrencyCode;
  accept_terms: true;
  /** Whether offers may be mailed. */
  marketing_opt_in?: boolean;
};
export type RegistrationDto = {
  /** True: open the link in the letter, which signs you in. The same for addresses that have an account already. */
  verification_required: boolean;
  /** Only where the installation does not hide which addresses have accounts: signed in at once. */
  token?: string;
  refresh?: string;
  customer?: CustomerDto;
};
export type RejectReviewDto = {
  /** Why, for colleagues; the guest does not read it. */
  reason: string;
};
export type RejectSuggestionDto = {
  /** Who made it reads it beside it. */
  reason?: string;
};
export type RejectedRowDto = {
  /** Line of a table, entry of the other formats; from 1. */
  row: number;
  key: string;
  /** Code of the reason. */
  reason: string;
  /** The reason in words of the caller's language. */
  message: string;
};
export type RelatedPageDto = {
  slug: string;
  title: string;
};
export type ReleasedTextDto = {
  id: string;
  /** As visitors read it before; null where they read English. */
  before: string | null;
  /** As they read it after. */
  after: string | null;
  /** What was done last. */
  action: 'edit' | 'approve' | 'unapprove' | 'revert' | 'clear';
  /** True where somebody changed the text after this release: putting the release back leaves it. */
  edited_since: boolean;
};
export type RemoteSetDto = {
  /** Revision of the channel. */
  rev: number;
  channel: string;
  remotes: ResolvedRemoteDto[];
};
export type ReplayWebhookDto = {
  since: string;
};
export type ReplayedWebhookDto = {
  count: number;
};
export type ReplyToContactMessageDto = {
  /** Plain text; it goes to the visitor by mail. */
  body: string;
  /** Closes the message with the answer. */
  close?: boolean;
};
export type ReplyToReviewDto = {
  /** Public, plain text. */
  text: string;
};
export type ReportErrorDto = {
  stack?: string | null;
  component_stack?: string | null;
  /** Which error screen was shown. */
  level: 'app' | 'page' | 'component' | 'remote';
  name?: string | null;
  /** Id that the visitor was shown. */
  error_id: string;
  user_agent?: string | null;
  url?: string | null;
  remote?: ReportedRemoteDto | null;
  /** Version of the shell. */
  shell?: string | null;
  message: string;
  timestamp: string;
};
export type ReportMissingTextsDto = {
  /** Name of the remote, or `shell`. */
  remote: string;
  /** Version of its release; of the shell the name of its build. */
  build_id: string;
  lang: string;
  items: MissingTextDto[];
};
export type ReportedRemoteDto = {
  name: string;
  version: string;
};
export type ResolvedRedirectDto = {
  from: string;
  /** Path of this site in the language of the asked address. */
  to: string;
  /** 301 for good, 302 for now. */
  status: 301 | 302;
};
export type ResolvedReleaseDto = {
  version: string;
  /** Address of its files, with a slash at the end. */
  base: string;
  entry: string;
  /** Scripts that the entry needs at once. */
  initial: string[];
  /** Scripts and style sheets of each page by its name. */
  pages: {
    [key: string]: string[];
  };
  /** `remote.json` of the release: routes, navigation, namespace. */
  declaration: {
    [key: string]: unknown;
  };
  /** Integrity of scripts and style sheets by file name. */
  integrity: {
    [key: string]: string;
  };
};
export type ResolvedRemoteDto = {
  name: string;
  candidates: ResolvedReleaseDto[];
  /** Routes of the last release, where none is usable now; absent where nobody knows them. */
  away?: string[];
};
export type ResortContactDto = {
  email: string | null;
  phone: string | null;
};
export type ResortDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  /** Id of the picture of a shared link; null for the cover. */
  og_image: number | null;
  /** Search engines are asked to leave its page out. */
  noindex: boolean;
  translations: ResortTranslationsDto;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  destination: number;
  country: string;
  atoll: string;
  island: string | null;
  lat: number;
  lng: number;
  stars: number;
  registered_rooms: number;
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  amenities: string[];
  house_reef: 'none' | 'fair' | 'good' | 'excellent';
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  meal_supplements: WriteMealSupplementDto[];
  restaurants: number;
  bars: number;
  price_from_per_night: string;
  price_includes_taxes: boolean;
  service_charge_rate: string;
  min_nights: number;
  cancellation_policy:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  languages_spoken: string[];
  check_in_time: string;
  check_out_time: string;
  room_types: WriteRoomTypeDto[];
  legal_name: string | null;
  commission_percent: string | null;
  contract_valid_to: string | null;
  slug: string;
  children_policy: ChildrenPolicyDto;
  /** For the office only. */
  contact: ResortContactDto;
};
export type ResortDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  stars: number;
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the atoll. */
  atoll: string | null;
  island: string | null;
  destination: PlaceDto;
  /** What the house asks for two people a night, before seasons, and before taxes where `price_includes_taxes` is false. Of use where
    `price_from` is null. */
  price_from_per_night: string;
  /** What a night costs on the next day that can be booked; null where there is none. */
  price_from: ResortPriceFromDto | null;
  currency: 'USD';
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  transfer: PricedTransferDto | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
  description: string;
  highlights: string[];
  beach_notes: string | null;
  amenities: AmenityDto[];
  house_reef: 'none' | 'fair' | 'good' | 'excellent';
  /** Of the meal plans that are not in the price of the room, in the order of `meal_plans`. */
  meal_supplements: MealSupplementDto[];
  room_types: RoomTypeDto[];
  restaurants: number;
  bars: number;
  check_in_time: string;
  check_out_time: string;
  registered_rooms: number;
  images: ResortPictureDto[];
  lat: number;
  lng: number;
  seo: SeoDto;
  accessibility_notes: string | null;
  /** Registered name of the owner. */
  legal_name: string | null;
  /** ISO 639-1 codes. */
  languages_spoken: string[];
  children_policy: ChildrenPolicyDto;
  min_nights: number;
  /** Prices include service charge and taxes. */
  price_includes_taxes: boolean;
  /** Percent. */
  service_charge_rate: string;
  cancellation_policy: CancellationPolicyDto | null;
  /** Ways to get there, the main one first; for a guesthouse those to its island too. */
  transfers: TransferListItemDto[];
  /** Up to three packages that stay here or go to its destination. */
  packages: PackageListItemDto[];
  created_at: string;
  updated_at: string;
};
export type ResortFacetsDto = {
  /** By slug. */
  destination: {
    [key: string]: number;
  };
  category: {
    [key: string]: number;
  };
  style: {
    [key: string]: number;
  };
  meal_plan: {
    [key: string]: number;
  };
  transfer_type: {
    [key: string]: number;
  };
  /** For each of some times, those whose main way there takes no longer. */
  transfer_minutes_max: {
    [key: string]: number;
  };
  amenity: {
    [key: string]: number;
  };
};
export type ResortImageDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: ResortImageTranslationsDto;
  /** Id of a picture of the library. */
  media: number;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Stands for the place in lists; one that is not public yet will when it is published. */
  is_cover: boolean;
  resort: number;
};
export type ResortImageDto = {
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  /** Id of the place to stay. */
  resort: number;
  media: PictureDto;
  /** What it shows; null without words of its own. */
  caption: string | null;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures that visitors see, from 1; in staff lists among those in every state. */
  position: number;
  /** Stands for the place in lists. */
  is_cover: boolean;
};
export type ResortImageTranslationsDto = {
  en?: ResortImageWordsDto;
  ru?: ResortImageWordsDto;
  zh?: ResortImageWordsDto;
};
export type ResortImageWordsDto = {
  status: 'draft' | 'published';
  caption: string | null;
};
export type ResortListBlockDto = {
  type: 'resort_list';
  title?: string | null;
  slugs: string[];
};
export type ResortListItemDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  summary: string;
  category: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  stars: number;
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the atoll. */
  atoll: string | null;
  island: string | null;
  destination: PlaceDto;
  /** What the house asks for two people a night, before seasons, and before taxes where `price_includes_taxes` is false. Of use where
    `price_from` is null. */
  price_from_per_night: string;
  /** What a night costs on the next day that can be booked; null where there is none. */
  price_from: ResortPriceFromDto | null;
  currency: 'USD';
  style_tags: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  meal_plans: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  transfer: PricedTransferDto | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  rating_average: number | null;
  review_count: number;
};
export type ResortPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ResortListItemDto[];
};
export type ResortPictureDto = {
  id: number;
  key: string;
  /** Alternative text. */
  alt: string;
  /** What must stay in view, as a share of the width. */
  focal_x: number;
  /** What must stay in view, as a share of the height. */
  focal_y: number;
  /** Pixels of the master. */
  width: number;
  /** Pixels of the master. */
  height: number;
  variants: PictureVariantsDto;
  kind: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
};
export type ResortPriceFromDto = {
  /** US dollars for the room, all in. */
  amount: string;
  /** The next night that can be booked or asked for. */
  date: string;
  /** The amount on the cheapest open night within a year, `amount` or less. */
  lowest: string;
  /** The amount on the dearest one. */
  highest: string;
};
export type ResortTranslationsDto = {
  en?: ResortWordsDto;
  ru?: ResortWordsDto;
  zh?: ResortWordsDto;
};
export type ResortWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  summary: string | null;
  description: string | null;
  highlights: string[] | null;
  beach_notes: string | null;
  accessibility_notes: string | null;
  seo_title: string | null;
  seo_description: string | null;
};
export type RevertTranslationDto = {
  /** Of the history; 0 takes all edits back. */
  version: number;
  /** True lets the version stand approved where it was; for those who may approve. Without it the text waits for approval. */
  approved?: boolean;
  /** Kept in the history. */
  reason?: string;
};
export type ReviewDto = {
  country: string | null;
  title: string | null;
  stay_month: string | null;
  traveller_type: ('couple' | 'family' | 'solo' | 'friends') | null;
  language: 'en' | 'ru' | 'zh';
  reply: ReviewReplyDto | null;
  package: ReviewSubjectDto | null;
  resort: ReviewSubjectDto | null;
  experience: ReviewSubjectDto | null;
  /** For moderators. */
  status?: ReviewStatus;
  /** For moderators. */
  rejection_reason?: string | null;
  /** For moderators: how many visitors find that it does not belong here. */
  reported_count?: number;
  /** For moderators. */
  moderated_at?: string | null;
  /** For moderators: where it can go from here. */
  allowed_statuses?: ReviewStatus[];
  /** For moderators. */
  version?: number;
  scores: ReviewScoresDto;
  approved: boolean;
  helpful_count: number;
  id: string;
  name: string;
  rating: number;
  comment: string;
  /** A booking shows that the guest was there. */
  verified: boolean;
  created_at: string;
};
export type ReviewPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: ReviewDto[];
};
export type ReviewPreviewDto = {
  country: string | null;
  title: string | null;
  stay_month: string | null;
  traveller_type: ('couple' | 'family' | 'solo' | 'friends') | null;
  language: 'en' | 'ru' | 'zh';
  reply: ReviewReplyDto | null;
  id: string;
  name: string;
  rating: number;
  comment: string;
  /** A booking shows that the guest was there. */
  verified: boolean;
  created_at: string;
};
export type ReviewReceiptDto = {
  id: string;
  approved: boolean;
  detail: string;
};
export type ReviewReplyDto = {
  /** First name of who answered. */
  by: string | null;
  text: string;
  at: string;
};
export type ReviewScoresDto = {
  transfer?: number;
  room?: number;
  food?: number;
  reef?: number;
  service?: number;
  value?: number;
};
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'hidden' | 'spam';
export type ReviewSubjectDto = {
  id: number;
  slug: string;
  name: string;
};
export type ReviewVoteDto = {
  /** How many found the review helpful. */
  helpful_count: number;
};
export type RevokedSessionsDto = {
  sessions_revoked: number;
};
export type RichTextBlockDto = {
  type: 'rich_text';
  html: string;
};
export type Role = 'owner' | 'manager' | 'agent' | 'editor' | 'translator' | 'finance' | 'viewer';
export type RoleDto = {
  role: Role;
  permissions: Permission[];
  /** Whether you may give this role: nobody gives what they do not hold. */
  grantable: boolean;
  /** Whether the role needs a second factor (`ATOLL_TOTP_ROLES`). */
  totp_required: boolean;
};
export type RoomTextsDto = {
  en?: RoomWordsDto;
  ru?: RoomWordsDto;
  zh?: RoomWordsDto;
};
export type RoomTypeDto = {
  code: string;
  name: string;
  summary: string;
  size_sqm: number | null;
  max_occupancy: number;
  over_water: boolean;
  private_pool: boolean;
  max_adults: number | null;
  max_children: number | null;
  bed_config: string | null;
  view: string | null;
  /** Rooms of this kind. */
  count: number | null;
  amenities: AmenityDto[];
  images: PictureDto[];
  /** US dollars for two people, all in. */
  price_per_night: string;
};
export type RoomWordsDto = {
  name: string;
  summary?: string;
};
export type SampleAnswerDto = {
  /** Null where the rates refuse the stay. */
  price: SamplePriceDto | null;
  /** Why there is no price, in the language of the answer. */
  refused: string[];
};
export type SamplePriceDto = {
  lines: PriceLineDto[];
  taxes: TaxLineDto[];
  /** What it would be without the reduction. */
  total_before: string | null;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_at: string | null;
  /** The lines include the taxes; else these come on top of them. */
  taxes_included: boolean;
  /** Without taxes and charges. */
  net: string;
  check_in: string;
  check_out: string;
  nights: number;
  /** Null where the place has no policy. */
  deposit_due: string | null;
  /** Null where the place has none. */
  cancellation: QuoteCancellationDto | null;
  /** US dollars. */
  total: string;
};
export type SampleStayDto = {
  /** Id or slug of a package on sale. Either this or `resort`. */
  package?: (number | null) | string;
  /** Id or slug of a resort; with `room` and `nights`. */
  resort?: (number | null) | string;
  /** Code of a room of the resort. */
  room?: string;
  /** Of a stay in a room; a package says its own. */
  nights?: number;
  check_in: string;
  adults: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  /** Day of booking: taxes are those of this day, and so are reductions. From today, before the day of arrival; today unless it is said. */
  booked_on?: string;
};
export type SavedTravellerDto = {
  /** Null for staff without `customers.view`. */
  birth_date: string | null;
  /** ISO 3166-1 alpha-2; null for staff without `customers.view`. */
  nationality: string | null;
  id: string;
  /** For `If-Match`. */
  version: number;
  name: string;
};
export type SavedViewDto = {
  id: string;
  list:
    | 'bookings'
    | 'trip-requests'
    | 'packages'
    | 'destinations'
    | 'experiences'
    | 'resorts'
    | 'transfers'
    | 'categories'
    | 'amenities'
    | 'locations'
    | 'faqs'
    | 'posts'
    | 'pages'
    | 'page-heroes'
    | 'cultural-content';
  columns: string[] | null;
  shared_with: 'me' | 'owner' | 'manager' | 'agent' | 'editor' | 'translator' | 'finance' | 'viewer' | 'everyone';
  name: string;
  query: string;
  is_default: boolean;
  /** Whether the caller may change and remove it. */
  editable: boolean;
  version: number;
};
export type ScheduleDto = {
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Languages that go public with English; the others stay as they are. */
  languages?: ('en' | 'ru' | 'zh')[];
  /** When it leaves again. */
  unpublish_at?: string | null;
  /** When it goes public; in the future. */
  publish_at: string;
};
export type SeasonDto = {
  id: number;
  code: string;
  names: RateNamesDto;
  /** Id of a package; null for more. */
  package: number | null;
  /** Id of a resort; null for more. */
  resort: number | null;
  first_night: string;
  last_night: string;
  priority: number;
  /** Percent. */
  surcharge_percent: string;
  min_nights: number;
  policy:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  obligatory: ObligatoryItemDto[];
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type SeasonPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: SeasonDto[];
};
export type SectionConfigDto = {
  /** How many entries it shows, at most; the homepage has its own upper limits. */
  limit?: number;
};
export type SectionDataDto = {
  title: string;
  subtitle: string | null;
  items?: SectionItemDto[];
};
export type SectionDto = {
  type:
    | 'hero'
    | 'search'
    | 'packages'
    | 'destinations'
    | 'resorts'
    | 'experiences'
    | 'promises'
    | 'testimonials'
    | 'blog'
    | 'map'
    | 'newsletter'
    | 'trip_request';
  order: number;
  visible: boolean;
  data: SectionDataDto;
};
export type SectionItemDto = {
  title: string;
  body: string;
};
export type SectionTextsDto = {
  en?: SectionWordsDto | null;
  ru?: SectionWordsDto | null;
  zh?: SectionWordsDto | null;
};
export type SectionWordsDto = {
  title?: string | null;
  subtitle?: string | null;
  items?: WriteSectionItemDto[];
};
export type SeenTextDto = {
  id: string;
  /** As it was read: what somebody else has written meanwhile is left as it is. */
  version: number;
};
export type SendTextPlacesDto = {
  language: string;
  /** Of the window, in pixels. */
  width: 390 | 768 | 1440;
  /** When the site was looked at. */
  taken_at: string;
  /** Pieces of pages as still WebP, in base64: each shows a text, is at most 4,096 pixels wide and high, all together have 150 megapixels. */
  pictures: string[];
  /** Each text once. */
  places: TextPlacedDto[];
};
export type SendTripOfferDto = {
  /** First day of the stay, from tomorrow (date in the Maldives) to two years ahead. */
  check_in: string;
  adults: number;
  /** Age of each child at check-in. */
  children_ages?: number[];
  extras?: QuoteExtraDto[];
  /** Id or slug of the transfer to travel by and to check the flights against; without it the main one to the island. */
  transfer?: (number | null) | string;
  /** Landing in the Maldives, local time. */
  arrival_flight_at?: string | null;
  /** Take-off from the Maldives, local time. */
  departure_flight_at?: string | null;
  /** Currency in which the total is shown as well; the charge stays in US dollars. */
  currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Id or slug of the package. */
  package: number | string;
  /** The computed total as the colleague read it; 409 `price_changed` when it is another one by now. */
  confirm_total: string;
  /** Another total than the computed one; for staff with `bookings.override_price`. */
  price_adjustment?: PriceAdjustmentDto;
  /** To the guest, in their language. */
  words?: string;
  /** Last day on which it holds (date in the Maldives), before the trip begins. */
  valid_until: string;
};
export type SentTripQuoteDto = {
  total: string;
  valid_until: string;
  sent_at: string;
};
export type SeoDto = {
  title: string | null;
  description: string | null;
  /** Picture of a shared link; the cover when there is none. */
  og_image: PictureDto | null;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
};
export type ServerErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
  /** Found again in the log and in the error reports. */
  error_id: string;
};
export type SessionDto = {
  created_at: string;
  /** Last sign-in or refresh. */
  last_used_at: string;
  expires_at: string;
  id: string;
  /** What the device calls itself. */
  user_agent: string;
  /** Its network; the part of the address that names a household is not kept. */
  network: string;
  /** True for the session of this call. */
  current: boolean;
};
export type SetPasswordDto = {
  new_password: string;
  token: string;
};
export type ShownFaqListBlockDto = {
  type: 'faq_list';
  title?: string | null;
  category?:
    ('booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving') | null;
  faqs: FaqEntryDto[];
};
export type ShownGalleryBlockDto = {
  type: 'gallery';
  images: PictureDto[];
  caption?: string | null;
};
export type ShownImageBlockDto = {
  type: 'image';
  image: PictureDto | null;
  caption?: string | null;
};
export type ShownMapBlockDto = {
  type: 'map';
  title?: string | null;
  places: MapPlaceDto[];
};
export type ShownPackageListBlockDto = {
  type: 'package_list';
  title?: string | null;
  packages: PackageListItemDto[];
};
export type ShownPriceDto = {
  /** US dollars. */
  total: string;
  /** Units of `currency` for one US dollar, as `GET currencies/` answered them; left out when prices were shown in US dollars. */
  rate?: string;
  /** Nights of the stay as they were shown; without them the present ones are meant. */
  nights?: number;
  /** Code of the cancellation policy that was shown; without it the present one is meant. */
  cancellation_policy?:
    'flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable';
  /** US dollars that were said to be due first; without them the present ones are meant. */
  deposit_due?: string;
  /** Day by which the rest was said to be due; without it the present one is meant. */
  balance_due_at?: string;
};
export type ShownResortListBlockDto = {
  type: 'resort_list';
  title?: string | null;
  resorts: ResortListItemDto[];
};
export type SiteSettingsDto = {
  /** Digits for wa.me links. */
  whatsapp_number: string;
  site_title: string;
  site_description: string;
  contact_phone: string;
  contact_email: string;
  footer_text: string;
  social: SocialLinkDto[];
  claims: ClaimDto[];
  /** Hours within which the agency promises an answer. */
  reply_promise_hours: number;
  /** Version of the terms that bookings accept. */
  terms_version: string;
  legal_entity: string | null;
  tourism_licence_no: string | null;
  /** How one can pay here: by card where a provider takes it, by transfer where the agency has named its account. */
  payment_methods: ('card' | 'bank_transfer')[];
};
export type SiteTextsDto = {
  en?: SiteWordsDto;
  ru?: SiteWordsDto;
  zh?: SiteWordsDto;
};
export type SiteWordsDto = {
  site_title?: string | null;
  site_description?: string | null;
  footer_text?: string | null;
  /** For a homepage without a hero of its own. */
  hero_title?: string | null;
  hero_subtitle?: string | null;
};
export type SocialLinkDto = {
  name: string;
  url: string;
};
export type SortHomepageSectionsDto = {
  /** Ids of all sections. */
  sections: number[];
};
export type StaffNoticeKind =
  | 'office_booking'
  | 'office_booking_cancelled'
  | 'office_booking_lapsed'
  | 'office_booking_message'
  | 'office_booking_unanswered'
  | 'office_change_asked'
  | 'office_change_withdrawn'
  | 'office_chargeback'
  | 'office_payment'
  | 'office_payment_failed'
  | 'office_proof'
  | 'office_lead'
  | 'office_contact_message'
  | 'office_trip_request'
  | 'office_offer_accepted'
  | 'office_offer_declined'
  | 'office_offer_expired'
  | 'office_offer_sold_out'
  | 'office_webhook_stopped'
  | 'office_hand_in_accepted'
  | 'office_hand_in_declined'
  | 'office_hand_in_published';
export type StaffNotificationDto = {
  id: string;
  entity_id: string | null;
  created_at: string;
  /** Null until it was read. */
  read_at: string | null;
  kind: StaffNoticeKind;
  /** The sentence, in the language of the call. */
  text: string;
  /** What it is about: `booking`, `lead`, `trip_request`, `contact_message`, `webhook_endpoint`, or content: `package`, `faq` … */
  entity: string | null;
  /** Whether that has been deleted since: `entity_id` leads nowhere. */
  is_gone: boolean;
};
export type StaffNotificationPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  /** Of all pages: the number on the bell. */
  unread_count: number;
  results: StaffNotificationDto[];
};
export type StaffUserDto = {
  /** What the role may do: the same codes as in the menu. */
  permissions: Permission[];
  /** Language of the interface and of mails. */
  locale: 'en' | 'ru' | 'zh';
  /** Languages a translator works in; null = all. */
  languages: ('en' | 'ru' | 'zh')[] | null;
  /** Goes into `If-Match` of a change. */
  version: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  /** Whether sign-in asks for a second factor. */
  totp_enabled: boolean;
  /** True while the role needs a second factor and none is set up: until then nothing but the own account opens. */
  totp_setup_required: boolean;
};
export type StagedContentKind =
  | 'packages'
  | 'destinations'
  | 'resorts'
  | 'experiences'
  | 'transfers'
  | 'faqs'
  | 'pages'
  | 'posts'
  | 'page-heroes'
  | 'cultural-content';
export type StaleMediaDto = {
  current: MediaDto;
  updated_by: string | null;
  updated_at: string;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type StaleTranslationDto = {
  current: CurrentTextDto;
  /** E-mail of who stored it. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type StaleVersionDto = {
  /** The thing as its own read shows it, or the one value where a value was to be changed. Any JSON value. */
  current:
    | (string | null)
    | number
    | boolean
    | unknown[]
    | {
        [key: string]: unknown;
      };
  /** E-mail address of who changed it last; null for the system. */
  updated_by: string | null;
  updated_at: string | null;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type StatDto = {
  label: string;
  value: string;
};
export type StayTermsDto = {
  /** A package may be of other nights by now; null where it was said before they were kept. */
  nights: number | null;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balance_due_on: string | null;
  /** Instants that were still to come when it was said. */
  cutoffs: CancellationCutoffDto[];
  total: string;
  deposit_due: string;
  /** The deposit comes back like the rest. */
  deposit_refundable: boolean;
};
export type StepConflictDto = {
  /** Where the booking stands, when the step is not possible there. */
  status?: BookingStatus;
  /** Name of the step. */
  step?: string;
  /** With `fee_changed`: what cancelling costs now. */
  cancellation?: CancellationCostDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type StoredSiteTextsDto = {
  en: StoredSiteWordsDto;
  ru: StoredSiteWordsDto;
  zh: StoredSiteWordsDto;
};
export type StoredSiteWordsDto = {
  site_title: string;
  site_description: string;
  footer_text: string;
  hero_title: string;
  hero_subtitle: string;
};
export type SubscribeDto = {
  /** Leave it empty: people do not see this field. */
  website?: string;
  /** From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
    the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to. */
  form_token?: string;
  email: string;
  /** Language of the letters; the request's language unless given. */
  locale?: 'en' | 'ru' | 'zh';
  /** Where the form stands. */
  source?: string | null;
  /** Agreement to get letters. */
  consent: true;
};
export type SubscriberDto = {
  locale: 'en' | 'ru' | 'zh';
  status: SubscriberStatus;
  source: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_reason: string | null;
  id: string;
  email: string;
  /** Version of the words that were agreed to. */
  consent_version: string;
  consent_at: string;
  created_at: string;
};
export type SubscriberPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: SubscriberDto[];
};
export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed' | 'bounced' | 'complained' | 'spam';
export type SubscriptionDto = {
  status: 'subscribed' | 'unsubscribed';
  detail: string;
};
export type SuggestionDto = {
  id: string;
  /** The text it is for. */
  text_id: string;
  value: string;
  /** Version of the text it was made on. */
  base_version: number;
  origin: 'ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert' | 'put_back';
  state: 'open' | 'accepted' | 'rejected';
  import_id: string | null;
  created_by: string | null;
  created_at: string;
  /** E-mail of who accepted it or turned it down. */
  decided_by: string | null;
  /** Why it was turned down. */
  reason: string | null;
};
export type TableBlockDto = {
  type: 'table';
  caption?: string | null;
  header: string[];
  /** Rows of at most 8 cells. */
  rows: string[][];
};
export type TaxLineDto = {
  kind: 'percent' | 'per_person_per_day';
  code: string;
  label: string;
  /** Id of the rule that was used: it says since when it holds. */
  rule: string;
  /** Percent, or US dollars a person and day. */
  rate: string;
  /** What a percentage is of, in US dollars; of a tax a person and day their number. */
  base: string;
  amount: string;
};
export type TaxRuleDto = {
  id: number;
  code: 'SERVICE' | 'T_GST' | 'GREEN_TAX';
  names: RateNamesDto;
  kind: 'percent' | 'per_person_per_day';
  /** Percent, or US dollars for each person and day. */
  rate: string;
  base: 'net' | 'net_plus_service';
  applies_to: ('stay' | 'extra' | 'transfer')[];
  valid_from: string;
  /** Null until further notice. */
  valid_to: string | null;
  /** None is everywhere. */
  places: ('uninhabited_island' | 'inhabited_island' | 'vessel')[];
  rooms_max: number | null;
  rooms_min: number | null;
  age_min: number | null;
  source: string | null;
  /** It has been applied: what it asks cannot change any more. */
  has_served: boolean;
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type TeamMemberDto = {
  name: string;
  role: string;
  text: string;
  image: PictureDto | null;
};
export type TestLetterDto = {
  /** Language of the letter; that of the call unless given. */
  lang?: 'en' | 'ru' | 'zh';
  /** One of its `variants`; the usual one unless given. */
  variant?: LetterVariant;
};
export type TextBoxDto = {
  x: number;
  y: number;
  width: number;
  height: number;
};
export type TextCommentDto = {
  id: string;
  /** Plain text with its line breaks. */
  text: string;
  /** The one language it is about; null when it is about all. */
  language: string | null;
  /** A question is `open` until somebody settles it; a `remark` asks nothing. */
  state: 'remark' | 'open' | 'settled';
  /** E-mail of who wrote it; null when the account is gone. */
  created_by: string | null;
  created_at: string;
  /** E-mail of who settled it. */
  settled_by: string | null;
  settled_at: string | null;
  /** Whether the caller may settle it or open it again: it names no language, or one of theirs. */
  may_settle: boolean;
  /** Whether the caller may delete it: it is their own, or they may approve texts and it names no language outside of theirs. */
  may_delete: boolean;
};
export type TextCountsDto = {
  /** As the statistics of texts count them: all forms of a plural are one. */
  total: number;
  /** 0 while the language is switched off, like the next. */
  missing_ru: number;
  missing_zh: number;
  /** With words of the agency, in all languages together. */
  edited: number;
};
export type TextExistsDto = {
  /** With `already_exists`. */
  current?: TranslationTextDto;
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type TextHistoryDto = {
  id: string;
  /** The version that stands; 0 while nobody has edited the text. */
  version: number;
  /** Text as it was released: version 0. */
  released: string | null;
  results: TextRevisionDto[];
};
export type TextLookDto = {
  width: 390 | 768 | 1440;
  taken_at: string;
};
export type TextPictureDto = {
  /** WebP, in base64. */
  image: string;
  width: number;
  height: number;
};
export type TextPlaceDto = {
  width: 390 | 768 | 1440;
  taken_at: string;
  /** Of a plural: the form that was seen. */
  key: string;
  path: string;
  build: string;
  /** Null where it fits. */
  fault: ('cut' | 'spills' | 'outside') | null;
  /** True when the text has become another one since. */
  is_older: boolean;
  box: TextBoxDto;
  picture: TextPictureDto;
};
export type TextPlacedDto = {
  namespace: string;
  key: string;
  /** The text as the site had it then, with its placeholders. */
  text: string;
  /** Address of the page within the site. */
  path: string;
  /** Release that drew the page. */
  build: string;
  /** Which of the pictures shows it, from 0. */
  picture: number;
  box: TextBoxDto;
  /** Left out where it fits. */
  fault?: 'cut' | 'spills' | 'outside';
};
export type TextPlacesDto = {
  /** Widths at which somebody has looked; none: nobody has yet. */
  looks: TextLookDto[];
  /** One for each width at which it was met, the narrowest first. */
  places: TextPlaceDto[];
};
export type TextPlacesKeptDto = {
  language: string;
  width: 390 | 768 | 1440;
  texts: number;
  pictures: number;
  /** Of the texts: those that do not fit. */
  clipped: number;
};
export type TextReleaseDetailDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  release: TextReleaseDto;
  results: ReleasedTextDto[];
};
export type TextReleaseDto = {
  id: string;
  language: string;
  way: 'hand' | 'bulk' | 'import' | 'put_back';
  /** E-mail of who made it. */
  by: string | null;
  /** First change. */
  from: string;
  /** Last change. */
  to: string;
  /** How many texts; each form of a plural is one. */
  texts: number;
  /** Those of them that got other words; the others were approved, or lost their approval. */
  reworded: number;
  /** Of an import: the file. */
  file_name: string | null;
  /** Why texts were put back. */
  reason: string | null;
};
export type TextReleasePageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: TextReleaseDto[];
};
export type TextRevisionDto = {
  /** From 1; 0 is the released text, which has no entry. */
  version: number;
  /** Null when the edit was taken back. */
  value: string | null;
  /** What was shown before; null when the text was missing. */
  previous: string | null;
  status: 'pending' | 'approved';
  action: 'edit' | 'approve' | 'unapprove' | 'revert' | 'clear';
  origin: 'ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert' | 'put_back';
  reason: string | null;
  /** The import that wrote it. */
  import_id: string | null;
  /** E-mail of who did it. */
  by: string | null;
  at: string;
};
export type TextStatesDto = {
  missing: number;
  released: number;
  edited: number;
  approved: number;
  outdated: number;
  pending: number;
  review: number;
  needs_work: number;
  clipped: number;
  questions: number;
};
export type TokenDto = {
  user: StaffUserDto;
  access: string;
  refresh: string;
};
export type TokenPairDto = {
  access: string;
  refresh: string;
};
export type TotpKeyDto = {
  /** To type in by hand (base 32). */
  secret: string;
  /** To show as a QR code. */
  otpauth_url: string;
};
export type TransferAlternativeDto = {
  kind: 'transfer' | 'overnight_before' | 'overnight_after' | 'island';
  /** US dollars for the whole party: of a transfer and an island all of it, of a night what the trip costs more with it; null where it is priced on request. */
  amount: string | null;
  check_in: string;
  check_out: string;
  /** Extra of the quote and the booking that stands for a night near the airport; null for all else. */
  extra: ('overnight_arrival' | 'overnight_departure') | null;
  /** Slug of the transfer, hotel or resort. */
  code: string;
  name: string;
};
export type TransferCheckDto = {
  /** Null without a flight. */
  arrival: WayCheckDto | null;
  /** Null without a flight. */
  departure: WayCheckDto | null;
  /** Day by which the carrier wants flight numbers. */
  details_due: string | null;
  alternatives: TransferAlternativeDto[];
  transfer: string;
  name: string;
  feasible: boolean;
};
export type TransferDetailDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
  images: PictureDto[];
  created_at: string;
  updated_at: string;
};
export type TransferDocumentDto = {
  id: number;
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  publish_at: string | null;
  unpublish_at: string | null;
  /** When visitors saw it first. */
  published_at: string | null;
  archived_at: string | null;
  is_featured: boolean;
  position: number;
  /** The same as in `ETag`; the next write names it in `If-Match`. */
  version: number;
  created_at: string;
  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  created_by: string | null;
  updated_at: string;
  /** E-mail address of who changed it last; null as long as nobody did. */
  updated_by: string | null;
  translation_status: TranslationStatusDto;
  translations: TransferTranslationsDto;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  service: 'shared' | 'private';
  from: string;
  to_destination: number | null;
  to_resort: number | null;
  duration_minutes: number;
  legs: WriteLegDto[];
  operator: string | null;
  daylight_only: boolean;
  first_departure: string | null;
  last_departure: string | null;
  latest_arrival_for_same_day: string | null;
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  operates_weekdays: number[];
  price_adult_return: string | null;
  price_child: string | null;
  price_infant: string | null;
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  excess_per_kg: string | null;
  flight_details_due_days: number | null;
  change_fee: string | null;
  images: number[];
  slug: string;
};
export type TransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number | null;
};
export type TransferLegDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  from: string;
  to: string;
  minutes: number;
  carrier: string | null;
};
export type TransferListItemDto = {
  /** The price in the wished currency, of a package or a place `price_from.amount`; for showing only. Null where there is none. */
  display_price?: string | null;
  display_currency?: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** Units of the wished currency for one US dollar. */
  rate?: string;
  /** Day of the rate. */
  rate_as_of?: string;
  /** In staff lists. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** In staff lists. */
  editing?: EditingStateDto;
  _i18n: LocalizationDto;
  id: number;
  slug: string;
  name: string;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service: 'shared' | 'private';
  from: GatewayDto;
  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  to_destination: PlaceDto | null;
  /** The place to stay it leads to. */
  to_resort: PlaceDto | null;
  duration_minutes: number;
  /** Its parts, when there are several. */
  legs: TransferLegDto[];
  operator: string | null;
  /** Does not run in the dark. */
  daylight_only: boolean;
  /** Local time. */
  first_departure: string | null;
  /** Local time. */
  last_departure: string | null;
  /** Who lands later (local time) stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
  /** Whose flight leaves earlier (local time) comes back the evening before. */
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  /** ISO days 1 (Monday) to 7; empty means every day. */
  operates_weekdays: number[];
  /** US dollars, there and back. */
  price_adult_return: string | null;
  /** US dollars for a child of 2 to 11, there and back. */
  price_child: string | null;
  /** US dollars for a child under 2, there and back. */
  price_infant: string | null;
  currency: 'USD';
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days: number | null;
  /** US dollars for a change after that. */
  change_fee: string | null;
  weather_note: string | null;
  notes: string | null;
  cover_image: PictureDto | null;
  is_featured: boolean;
};
export type TransferPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: TransferListItemDto[];
};
export type TransferTranslationsDto = {
  en?: TransferWordsDto;
  ru?: TransferWordsDto;
  zh?: TransferWordsDto;
};
export type TransferWordsDto = {
  status: 'draft' | 'published';
  name: string | null;
  notes: string | null;
  weather_note: string | null;
};
export type TransitionTripRequestDto = {
  /** `quoted` follows from an offer, `accepted` from its guest. */
  status: TripRequestStatus;
  /** Needed for `lost`. */
  lost_reason?: string;
};
export type TranslationStatsDto = {
  language_code: string;
  total_keys: number;
  /** Every form that the language needs has a text. */
  translated_keys: number;
  /** Translated, and approved in the office or standing as released; none of it outdated. */
  approved_keys: number;
  /** Translated, but not approved. */
  pending_keys: number;
  missing_keys: number;
  /** Made on an English text, or a release, that has changed since. */
  stale_keys: number;
  /** Of the approved ones: as the release brought them. */
  released_keys: number;
  /** With words of the agency over those of the release. */
  edited_keys: number;
  /** Texts that wait for a reviewer: edited, outdated, or with a suggestion. */
  review_keys: number;
  /** Texts that a translator has to look at: missing, outdated or against a quality rule. */
  needs_work_keys: number;
  /** Texts that did not fit where they were last seen on the site, and have stayed as they were. */
  clipped_keys: number;
  /** Texts with an open question, about all languages or this one. */
  question_keys: number;
  /** Texts that break a quality rule. */
  qa_errors: number;
  /** Words of the English texts. */
  words_total: number;
  words_translated: number;
  /** Translated keys, rounded down to one decimal; 100 only when none is missing. */
  completion_percentage: number;
  approved_percentage: number;
  /** When somebody last edited one of them. */
  last_updated: string | null;
  /** E-mail of who that was. */
  last_updated_by: string | null;
  /** The same by part of the site, in the order of their names. */
  namespaces: NamespaceStatsDto[];
};
export type TranslationStatusDto = {
  ru: 'missing' | 'draft' | 'published' | 'outdated';
  zh: 'missing' | 'draft' | 'published' | 'outdated';
};
export type TranslationTextDto = {
  /** Names the text: language, namespace and key. */
  id: string;
  namespace: string;
  key: string;
  language: string;
  /** Of one form of a plural: the key of the plural. */
  plural: string | null;
  /** Which form it is (CLDR): `one`, `few`, … */
  form: string | null;
  /** False for a form that whole numbers never reach: a plural is complete without it. */
  required: boolean;
  /** English text as it is shown. */
  source: string;
  /** Text as it is shown in this language; null when it falls back to English. */
  value: string | null;
  /** Text as it was released. */
  released: string | null;
  /** `edited` waits for approval; `outdated`: its English text, or the release it was made on, has changed since. */
  status: 'missing' | 'released' | 'edited' | 'approved' | 'outdated';
  /** True when `status` is `outdated`. */
  stale: boolean;
  /** True when it was approved, even if it is outdated now. */
  approved: boolean;
  /** For `If-Match`; 0 while nobody has edited it. */
  version: number;
  /** How the edit came about; null while nobody has edited it. */
  origin: ('ui' | 'create' | 'bulk' | 'import' | 'suggestion' | 'revert' | 'put_back') | null;
  /** True for a key that no release carries: the agency added it. */
  custom: boolean;
  /** For translators, of an added key. */
  description: string | null;
  /** Most characters, of an added key. */
  max_length: number | null;
  /** What the quality rules say about the text. */
  qa: QaIssueDto[];
  /** Suggestions that nobody has decided on. */
  suggestions: number;
  /** True when it did not fit where it was last seen on the site, and is still the same text. */
  clipped: boolean;
  /** Open questions of colleagues, about all languages or this one; each form of a plural has those of the plural. */
  questions: number;
  /** E-mail of who edited it last. */
  updated_by: string | null;
  updated_at: string | null;
  /** E-mail of who approved it. */
  approved_by: string | null;
  approved_at: string | null;
};
export type TranslationTextPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  /** Texts among all rows of all pages, as the statistics count them: each form of a plural is a row, all of them one text. */
  texts: number;
  states: TextStatesDto;
  results: TranslationTextDto[];
};
export type TranslationsDto = {
  lang: string;
  /** Changes when any of these texts changes. */
  version: string;
  /** Text by namespace and key: flat dotted keys, or with `shape=nested` objects in objects. */
  translations: {
    [key: string]: {
      [key: string]:
        | string
        | {
            [key: string]: unknown;
          };
    };
  };
};
export type TravelDto = {
  to: MapPlaceDto;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road'
    | 'seaplane_plus_speedboat'
    | 'boat';
};
export type TravellerDto = {
  /** As in the passport. */
  name: string;
  birth_date?: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality?: string | null;
};
export type TripBudget = '1000-2000' | '2000-5000' | '5000-10000' | '10000+';
export type TripOfferDto = {
  /** Counted from 1 within its request. */
  number: number;
  status: TripOfferStatus;
  check_in: string;
  check_out: string;
  adults: number;
  children_ages: number[];
  /** Why another total than the computed one; null where it is that. */
  price_reason: string | null;
  valid_until: string;
  author: ColleagueDto | null;
  /** What the guest said to it. */
  answer: string;
  decided_at: string | null;
  /** The booking that it became. */
  booking_id: string | null;
  id: string;
  package: OfferPackageDto;
  total: string;
  words: string;
  sent_at: string;
};
export type TripOfferStatus = 'open' | 'replaced' | 'withdrawn' | 'accepted' | 'declined' | 'expired';
export type TripRequestDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: TripRequestStatus;
  name: string | null;
  duration: (3 | 5 | 7 | 10 | 14) | null;
  budget: TripBudget | null;
  travellers: number | null;
  children_ages: number[];
  travel_month: string | null;
  date_from: string | null;
  date_to: string | null;
  destinations: string[];
  experiences: string[];
  transfer_preference: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan: MealPlan | null;
  currency: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  /** What the steps of the trip builder say besides. */
  builder: TripWishDto | null;
  /** Oldest first; the last one counts. */
  offers: TripOfferDto[];
  lost_reason: string | null;
  /** The contact message it was made from. */
  contact_message: string | null;
  /** Where it can go from here. */
  allowed_statuses: TripRequestStatus[];
  quotes: SentTripQuoteDto[];
  /** Whether an offer can be sent from here, the next one too. */
  can_offer: boolean;
  notes: TripRequestNoteDto[];
  reference: string;
  description: string;
  /** New or in progress after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type TripRequestItemDto = {
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  assigned_to: ColleagueDto | null;
  status: TripRequestStatus;
  name: string | null;
  duration: (3 | 5 | 7 | 10 | 14) | null;
  budget: TripBudget | null;
  travellers: number | null;
  children_ages: number[];
  travel_month: string | null;
  date_from: string | null;
  date_to: string | null;
  destinations: string[];
  experiences: string[];
  transfer_preference: ('any' | 'seaplane' | 'speedboat' | 'domestic_flight' | 'ferry' | 'private_yacht') | null;
  meal_plan: MealPlan | null;
  currency: 'USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD';
  reference: string;
  description: string;
  /** New or in progress after `reply_by`. */
  is_overdue: boolean;
  id: string;
  email: string;
  reply_by: string;
  created_at: string;
  updated_at: string;
  version: number;
};
export type TripRequestNoteDto = {
  author: ColleagueDto | null;
  id: string;
  text: string;
  at: string;
};
export type TripRequestPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: TripRequestItemDto[];
};
export type TripRequestStatus = 'new' | 'in_progress' | 'quoted' | 'accepted' | 'lost' | 'expired' | 'spam';
export type TripWishDto = {
  /** `dates` needs `date_from` and `date_to`, 1 to 30 nights apart; `month` needs `travel_month`. */
  when: 'dates' | 'month' | 'flexible';
  stays: ('resort' | 'guesthouse' | 'hotel' | 'liveaboard')[];
  styles: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  interests: (
    | 'snorkelling'
    | 'diving'
    | 'wildlife'
    | 'sandbank'
    | 'cruise'
    | 'fishing'
    | 'surfing'
    | 'watersport'
    | 'wellness'
    | 'culture'
    | 'photography'
  )[];
  /** Whether `budget` is one traveller's or everybody's. */
  budget_for: 'person' | 'party';
  /** How to answer; all but `email` need `phone`. */
  contact_by: 'email' | 'phone' | 'whatsapp';
};
export type TripWishStateDto = {
  status: TripRequestStatus;
  /** What they wrote. */
  description: string;
  name: string | null;
  phone: string | null;
  locale: 'en' | 'ru' | 'zh';
  /** The last one that was sent, whatever became of it; null before there is one, and once it was withdrawn. */
  offer: GuestOfferDto | null;
  /** SHA-256 of the words of the terms as they are shown now, in the language of the answer; null where there are none. */
  terms_hash: string | null;
  booking: OfferedBookingDto | null;
  reference: string;
  created_at: string;
  reply_by: string;
};
export type UnreadNotificationsDto = {
  unread_count: number;
};
export type UnsubscribeDto = {
  /** From the link in the letter, when it is not in the address. */
  token?: string;
  reason?: string;
  /** What mail programs send with their one click (RFC 8058). */
  'List-Unsubscribe'?: 'One-Click';
};
export type UpdateBookingDetailsDto = {
  /** Landing in the Maldives, local time. */
  arrival_flight_at?: string | null;
  arrival_flight_no?: string | null;
  /** Take-off from the Maldives, local time. */
  departure_flight_at?: string | null;
  departure_flight_no?: string | null;
  phone?: string;
  /** Where they live. */
  country?: string | null;
  /** How they want to be answered. */
  preferred_channel?: ('email' | 'whatsapp' | 'phone') | null;
  special_requests?: string;
  /** All of them at once: adults first, then children in the order of their ages. No more than travel. */
  named_travellers?: TravellerDto[];
};
export type UpdateBookingDto = {
  /** Id of a colleague with `bookings.change`; null for nobody. */
  assigned_to?: string | null;
  /** Adds a note for colleagues to the timeline. */
  note?: string;
};
export type UpdateContactMessageDto = {
  status?: ContactMessageStatus;
  /** Id of a colleague who answers messages; null: nobody. */
  assigned_to?: string | null;
};
export type UpdateCurrentUserDto = {
  first_name?: string;
  last_name?: string;
  /** Language of the interface and of mails. */
  locale?: 'en' | 'ru' | 'zh';
};
export type UpdateCustomerDto = {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  country?: string | null;
  locale?: 'en' | 'ru' | 'zh';
  currency?: CurrencyCode;
  marketing_opt_in?: boolean;
};
export type UpdateErrorReportDto = {
  /** `resolved` is new again when a version reports it that had not before; `ignored` stays so. */
  status: ErrorStatus;
};
export type UpdateLanguageDto = {
  /** English name. */
  name?: string;
  /** Name in the language itself. */
  native_name?: string;
  /** Emoji of a flag; empty for none. */
  flag?: string;
  /** Without it as the script runs. */
  direction?: 'ltr' | 'rtl';
  /** Visitors are offered it. In a new one `false`. */
  is_active?: boolean;
  /** Place in the list, from 1; without it the last. */
  position?: number;
  /** `true` makes it the default in place of the present one; only a language that the releases carry texts of can be it. */
  is_default?: boolean;
};
export type UpdateLeadDto = {
  status?: 'new' | 'in_progress' | 'lost' | 'spam';
  /** Id of a colleague who answers bookings; null: nobody. */
  assigned_to?: string | null;
  /** Who it is. */
  name?: string | null;
  phone?: string | null;
  email?: string | null;
  /** What colleagues should know. */
  note?: string;
};
export type UpdateMediaDto = {
  /** Name in the library. */
  filename?: string;
  alt?: AltTextsDto;
  caption?: CaptionsDto;
  /** Who made it. */
  credit?: string | null;
  /** Terms it is used under. */
  licence?: string | null;
  /** Where it comes from. */
  source_url?: string | null;
  /** Last day on which the people in the picture agree to be shown. */
  consent_until?: string | null;
  /** What must stay in view, as a share of the width. */
  focal_x?: number;
  /** What must stay in view, as a share of the height. */
  focal_y?: number;
  /** Path with slashes, at most five names; empty for none. */
  folder?: string;
  /** Kept in lower case, each once. */
  tags?: string[];
};
export type UpdateRegionalSettingsDto = {
  currency_code?: ('USD' | 'EUR' | 'GBP' | 'JPY' | 'AUD' | 'CAD' | 'CHF' | 'CNY' | 'INR' | 'SGD') | null;
  currency_symbol?: string | null;
  /** `YYYY`, `MM` and `DD`, each once, with dots, slashes, dashes or spaces between. */
  date_format?: string | null;
  time_format?: (12 | 24) | null;
  /** IANA name. */
  timezone?: string | null;
  phone_format?: string | null;
};
export type UpdateSavedTravellerDto = {
  /** As in the passport. */
  name?: string;
  birth_date?: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality?: string | null;
};
export type UpdateSavedViewDto = {
  name?: string;
  /** Filters and order as the address of the list has them, without `?`. */
  query?: string;
  /** Names of the columns in their order; null where the list keeps those that are shown. */
  columns?: string[] | null;
  /** `me`, a role, or `everyone`; with others than oneself for staff with `views.share`. In a new one `me`. */
  shared_with?: 'me' | 'owner' | 'manager' | 'agent' | 'editor' | 'translator' | 'finance' | 'viewer' | 'everyone';
  /** The list opens with it, for who sees it; the view that did so for the same people no longer does. In a new one `false`. */
  is_default?: boolean;
};
export type UpdateTranslationDto = {
  /** Not blank; the placeholders `{{…}}` and the tags of the English text must be kept. */
  value: string;
  /** English texts: the meaning stays, so translations do not become outdated. */
  typo_only?: boolean;
  /** Kept in the history. */
  reason?: string;
};
export type UpdateTripRequestDto = {
  /** Id of a colleague who works on requests; null: nobody. */
  assigned_to?: string | null;
  name?: string | null;
  phone?: string | null;
  duration?: (3 | 5 | 7 | 10 | 14) | null;
  budget?: TripBudget | null;
  date_from?: string | null;
  date_to?: string | null;
};
export type UpdateUserDto = {
  first_name?: string;
  last_name?: string;
  role?: Role;
  /** Languages a translator works in; null = all. */
  languages?: ('en' | 'ru' | 'zh')[] | null;
  locale?: 'en' | 'ru' | 'zh';
  /** Your own password; needed with `role` and `is_active`. */
  password?: string;
  /** False ends every session at once. */
  is_active?: boolean;
};
export type UpdateWebhookEndpointDto = {
  /** Where messages go: `https:`, on the open internet, without name and password. */
  url?: string;
  /** What it is for. */
  description?: string;
  /** What it is told of. */
  events?: WebhookEvent[];
  /** Off: nothing is sent, and what happens meanwhile is not told afterwards. In a new one `true`. */
  is_active?: boolean;
};
export type UploadedMediaDto = {
  id: number;
  /** First part of its addresses. */
  key: string;
  filename: string;
  /** Name of the file as it was sent; null for the demo agency's. */
  original_name: string | null;
  type: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Size of the file as it was sent. */
  bytes: number;
  width: number;
  height: number;
  /** Alternative texts by language; a language without one is left out. */
  alt: AltTextsDto;
  caption: CaptionsDto;
  credit: string | null;
  licence: string | null;
  source_url: string | null;
  consent_until: string | null;
  focal_x: number;
  focal_y: number;
  /** Null until the picture has been looked at. */
  dominant_color: string | null;
  /** A blurred likeness (https://blurha.sh), null until the picture has been looked at. */
  blurhash: string | null;
  folder: string;
  tags: string[];
  variants: PictureVariantsDto;
  created_at: string;
  updated_at: string;
  /** E-mail of who changed it last; null while it is as it came with the installation. */
  updated_by: string | null;
  version: number;
  /** How many places show it. */
  usage_count: number;
  usage: MediaUseDto[];
  /** True when the same file was in the library already: this is the picture it was kept as, unchanged. */
  duplicate: boolean;
};
export type UserDto = {
  role: Role;
  /** Languages a translator works in; null = all. */
  languages: ('en' | 'ru' | 'zh')[] | null;
  locale: 'en' | 'ru' | 'zh';
  /** `invited`: the person has not chosen a password yet. `locked`: too many wrong passwords, until `locked_until`. */
  status: UserStatus;
  locked_until: string | null;
  last_login_at: string | null;
  created_at: string;
  updated_at: string | null;
  /** Goes into `If-Match` of a change. */
  version: number;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  is_active: boolean;
  totp_enabled: boolean;
};
export type UserPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: UserDto[];
};
export type UserStatus = 'active' | 'invited' | 'locked' | 'disabled';
export type ValueDto = {
  title: string;
  body: string;
};
export type VerifiedCustomerDto = {
  /** False: nobody has shown to have chosen the password of the registration, so that one has to be set by `password/reset/`. */
  password_set: boolean;
  /** Access token (15 minutes). */
  token: string;
  /** Goes to `token/refresh/`; 7 days. */
  refresh: string;
  customer: CustomerDto;
};
export type VerifiedTokenDto = {
  kind: 'staff' | 'customer';
  expires_at: string;
  user_id: string;
};
export type VerifyEmailDto = {
  /** Needed only where the link is opened at another address than the one that registered: shows who chose it. */
  password?: string;
  token: string;
};
export type VersionItemDto = {
  version: number;
  /** What made it. */
  action: string;
  at: string;
  /** E-mail address; null for the system. */
  by: string | null;
  note: string | null;
};
export type VersionPageDto = {
  /** Entries on all pages. Lists that visitors read count to 10,000 and end there: ask for less with filters. */
  count: number;
  /** Absolute address of the next page, filters kept. */
  next: string | null;
  previous: string | null;
  results: VersionItemDto[];
};
export type VideoLinkBlockDto = {
  type: 'video_link';
  title: string;
  url: string;
};
export type VisitCountDto = {
  event: VisitEvent;
  /** 0 where it was never done. */
  count: number;
};
export type VisitDayDto = {
  day: string;
  views: number;
  /** Forms that were sent. */
  sent: number;
};
export type VisitEvent =
  'view' | 'open' | 'search' | 'filter' | 'nothing_found' | 'availability' | 'form' | 'whatsapp' | 'sent';
export type VisitEventDto = {
  event: VisitEvent;
  /** Id of the page's route. */
  page: string;
  /** Slug of what the page shows, or the words that found nothing. */
  subject?: string;
};
export type VisitShareDto = {
  /** The source or the language; empty for visits that say no source. */
  name: string;
  views: number;
  sent: number;
};
export type VisitSubjectDto = {
  /** Id of the page's route. */
  page: string;
  subject: string;
  views: number;
  /** How often dates were asked for there. */
  availability: number;
};
export type VisitWordsDto = {
  words: string;
  count: number;
};
export type VisitsDto = {
  from: string;
  to: string;
  /** Each event, in the order from the first look to the sent form. */
  events: VisitCountDto[];
  /** Days on which something was done. */
  days: VisitDayDto[];
  /** The twenty with most views. */
  sources: VisitShareDto[];
  languages: VisitShareDto[];
  /** The twenty with most views. */
  subjects: VisitSubjectDto[];
  /** The twenty that were looked for most and are not there, of those that were looked for more than once. */
  nothing_found: VisitWordsDto[];
};
export type WayCheckDto = {
  /** Why not, or what to know. */
  code:
    | (
        | 'lands_too_late'
        | 'lands_after_check_in'
        | 'no_service_on_day'
        | 'lands_day_before'
        | 'overnight'
        | 'long_wait'
        | 'leave_evening_before'
        | 'flies_before_check_out'
      )
    | null;
  /** The same in words, in the language of the answer. */
  message: string | null;
  /** The time of day that decides it, local. */
  limit: string | null;
  /** When guests leave the airport, or are picked up on the island; local. */
  leaves_at: string | null;
  feasible: boolean;
};
export type WebhookDeliveryDto = {
  id: string;
  /** `webhook-id`: the same however often it is sent. */
  message_id: string;
  event: WebhookDeliveryEvent;
  status: WebhookDeliveryStatus;
  /** Time of the next try; null once it is delivered or given up. */
  next_at: string | null;
  tried_at: string | null;
  /** Status of the answer; null where none came. */
  response_status: number | null;
  /** How the answer began: at most 1,000 characters. */
  response_body: string | null;
  /** Why no answer came. `closed_address`: the host lies inside, or there is none. */
  fault: WebhookDeliveryFault | null;
  /** How long the try took, in milliseconds. */
  duration: number | null;
  /** What is sent, to the byte. */
  body: string;
  attempts: number;
  created_at: string;
};
export type WebhookDeliveryEvent =
  | 'booking.created'
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'payment.received'
  | 'payment.refunded'
  | 'payment.failed'
  | 'content.published'
  | 'content.unpublished'
  | 'review.received'
  | 'review.published'
  | 'review.unpublished'
  | 'message.received'
  | 'trip_request.received'
  | 'trip_request.changed'
  | 'endpoint.test';
export type WebhookDeliveryFault =
  'timeout' | 'refused' | 'unreachable' | 'tls' | 'closed_address' | 'unreadable_secret';
export type WebhookDeliveryPageDto = {
  next: string | null;
  previous: string | null;
  count: number;
  results: WebhookDeliveryDto[];
};
export type WebhookDeliveryStatus = 'queued' | 'delivered' | 'failed';
export type WebhookEndpointDto = {
  id: string;
  events: WebhookEvent[];
  /** Why it was switched off: nothing was taken for three days, or the receiver answered 410. */
  stop_reason: WebhookStopReason | null;
  /** Since when nothing arrives; null while all is well. */
  failing_since: string | null;
  /** Until when the former secret signs beside the new one. */
  former_secret_until: string | null;
  /** When the last message was taken. */
  last_delivered_at: string | null;
  url: string;
  description: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  version: number;
};
export type WebhookEndpointWithSecretDto = {
  id: string;
  events: WebhookEvent[];
  /** Why it was switched off: nothing was taken for three days, or the receiver answered 410. */
  stop_reason: WebhookStopReason | null;
  /** Since when nothing arrives; null while all is well. */
  failing_since: string | null;
  /** Until when the former secret signs beside the new one. */
  former_secret_until: string | null;
  /** When the last message was taken. */
  last_delivered_at: string | null;
  url: string;
  description: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  version: number;
  /** What signatures are made with. It is not shown again. */
  secret: string;
};
export type WebhookEvent =
  | 'booking.created'
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'payment.received'
  | 'payment.refunded'
  | 'payment.failed'
  | 'content.published'
  | 'content.unpublished'
  | 'review.received'
  | 'review.published'
  | 'review.unpublished'
  | 'message.received'
  | 'trip_request.received'
  | 'trip_request.changed';
export type WebhookReceiptDto = {
  received: boolean;
};
export type WebhookStopReason = 'failing' | 'gone';
export type WriteAboutDetailsDto = {
  team: WriteTeamMemberDto[];
  values: WriteValueDto[];
  stats: WriteStatDto[];
};
export type WriteAllotmentsDto = {
  /** Id or slug of the place to stay. */
  resort: number | string;
  /** Codes of its kinds of room. */
  room_codes: string[];
  /** First night, from today on. */
  from: string;
  /** Last night, at most 365 days later. */
  to: string;
  /** Only nights that begin on these days of the week: 1 = Monday. */
  weekdays?: number[];
  /** Rooms that the agency may sell; not below what is held and sold. */
  rooms?: number;
  /** Nothing is sold, whatever is left. What is held and sold already stays. */
  stop_sell?: boolean;
  /** A stay with such a night in it has at least as many. */
  min_nights?: number;
  /** Only says what would change. In a new one `false`. */
  dry_run?: boolean;
  /** Of the dry run that was looked at; without it nothing is written. */
  fingerprint?: string;
};
export type WriteAmenityDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteAmenityTranslationsDto;
  /** What places name it by; made from the English name when it is left out. Once given it cannot change. */
  code?: string;
  /** A new one needs it. */
  group?: 'room' | 'dining' | 'water' | 'wellness' | 'family' | 'connectivity' | 'accessibility';
  /** Name of the icon; the code unless given. */
  icon?: string;
  /** Lists offer it as a filter. In a new one `true`. */
  is_filterable?: boolean;
};
export type WriteAmenityTranslationsDto = {
  en?: WriteAmenityWordsDto | null;
  ru?: WriteAmenityWordsDto | null;
  zh?: WriteAmenityWordsDto | null;
};
export type WriteAmenityWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
};
export type WriteCategoryDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  /** One inviting sentence. */
  description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteCategoryTranslationsDto;
  /** The code that packages name it by, made from the English name when it is left out. It never changes: 400 for another one. */
  slug?: string;
  /** Id of a picture. */
  image?: number | null;
};
export type WriteCategoryTranslationsDto = {
  en?: WriteCategoryWordsDto | null;
  ru?: WriteCategoryWordsDto | null;
  zh?: WriteCategoryWordsDto | null;
};
export type WriteCategoryWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  /** One inviting sentence. */
  description?: string | null;
};
export type WriteChildBandDto = {
  /** Oldest age on the first day, that one included. */
  age_max: number;
  /** Percent of an adult's price. */
  share_percent: number;
};
export type WriteChildrenPolicyDto = {
  /** Youngest guest; null for all. */
  min_age?: number | null;
  /** Oldest infant. */
  infant_max?: number;
  /** Oldest child. */
  child_max?: number;
};
export type WriteClaimDto = {
  value: string;
  visible?: boolean;
  text: ClaimTextDto;
};
export type WriteContactDto = {
  email?: string | null;
  phone?: string | null;
};
export type WriteCulturalContentDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  title?: string | null;
  /** HTML; what is not allowed is taken out. */
  body?: string | null;
  pronunciation?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteCulturalContentTranslationsDto;
  content_type?: 'greeting' | 'etiquette' | 'phrase' | 'festival' | 'cuisine' | 'tip' | 'law';
  /** Words in Dhivehi. */
  phrase?: string | null;
  /** Id of a picture. */
  image?: number | null;
  /** First day on which it is shown. */
  valid_from?: string | null;
  /** Last day on which it is shown. */
  valid_to?: string | null;
};
export type WriteCulturalContentTranslationsDto = {
  en?: WriteCulturalContentWordsDto | null;
  ru?: WriteCulturalContentWordsDto | null;
  zh?: WriteCulturalContentWordsDto | null;
};
export type WriteCulturalContentWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  /** HTML; what is not allowed is taken out. */
  body?: string | null;
  pronunciation?: string | null;
};
export type WriteCurrencyDto = {
  /** Offered to visitors. US dollars always are. */
  is_active?: boolean;
  /** The named languages are replaced. */
  names?: CurrencyNamesDto;
  /** Digits after the point. */
  decimals?: number;
};
export type WriteCurrencyRateDto = {
  /** Units for one US dollar, up to six decimals. */
  rate: string;
  /** First day of the rate, at most a year ahead. */
  as_of: string;
  /** Where it comes from; visitors see it. */
  source: string;
};
export type WriteDepartureDto = {
  /** With so many places sold it takes place in any case. */
  min_to_run?: number;
  /** US dollars in place of the package's price, counted as it is; null = as the package. */
  price?: string | null;
  /** For colleagues. */
  notes?: string | null;
  /** Not below what is held and sold. */
  capacity?: number;
  /** `cancelled` as long as nobody holds a place. */
  status?: 'open' | 'closed' | 'cancelled';
  /** From then on nobody books it; not after its first day has begun. */
  cutoff_at?: string;
};
export type WriteDestinationDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. */
  position?: number;
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  how_to_get_there?: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteDestinationTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. */
  noindex?: boolean;
  type?: 'atoll' | 'resort_island' | 'local_island' | 'city' | 'sandbank' | 'dive_region';
  /** Code of the atoll. */
  atoll?: string;
  island?: string | null;
  lat?: number;
  lng?: number;
  coordinate_accuracy?: 'exact' | 'approx_1km' | 'approx_3km';
  /** Months 1 to 12. */
  best_months?: number[];
  tags?: string[];
  /** Id of a picture of the library; in a form the file itself may come instead. */
  image?: number | null;
  /** Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes `image`, unless `image`
    or a file is sent; the answer then has null here. */
  image_url?: string | null;
  /** Ids of further pictures in their order. */
  gallery?: number[];
};
export type WriteDestinationTranslationsDto = {
  en?: WriteDestinationWordsDto | null;
  ru?: WriteDestinationWordsDto | null;
  zh?: WriteDestinationWordsDto | null;
};
export type WriteDestinationWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  how_to_get_there?: string | null;
  /** What visitors should know on inhabited islands. */
  etiquette?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteExperienceDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** In a form `includes[0]`, `includes[1]`, …; `includes[]` without a value clears it. */
  includes?: string[] | null;
  excludes?: string[] | null;
  what_to_bring?: string[] | null;
  meeting_point?: string | null;
  safety_notes?: string | null;
  /** How to behave near animals. */
  wildlife_code?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteExperienceTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. In a new one `false`. */
  noindex?: boolean;
  category_code?:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** The same as `category_code`. */
  category?:
    | 'snorkelling'
    | 'diving'
    | 'surfing'
    | 'fishing'
    | 'cruise'
    | 'wellness'
    | 'culture'
    | 'sandbank'
    | 'wildlife'
    | 'watersport'
    | 'photography';
  /** US dollars, all in. */
  price?: string;
  pricing_type?: 'per_person' | 'per_group' | 'per_room';
  /** From meeting to return. */
  duration_minutes?: number;
  difficulty?: 'easy' | 'moderate' | 'challenging';
  /** Years. */
  min_age?: number | null;
  /** Guests have to be able to swim. In a new one `false`. */
  swim_required?: boolean;
  /** Diving certificate to be shown. */
  certification?: 'none' | 'OW' | 'AOW';
  group_size_min?: number;
  group_size_max?: number | null;
  /** Local times, `HH:MM`. */
  start_times?: string[];
  /** ISO days 1 (Monday) to 7; none means every day. */
  weekdays?: number[];
  /** Months 1 to 12; none means all year. */
  season_months?: number[];
  /** Guests are fetched where they stay. In a new one `false`. */
  pickup?: boolean;
  /** Ids or slugs of destinations, the main place first. */
  destinations?: (number | string)[];
  /** Id of the cover, a picture of the library; in a form the file itself may come instead. Without one the first of `images`. */
  image?: number | null;
  /** Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes the cover, unless `image`
    or a file is sent; the answer then has null here. */
  image_url?: string | null;
  /** Ids of pictures in their order. */
  images?: number[];
};
export type WriteExperienceTranslationsDto = {
  en?: WriteExperienceWordsDto | null;
  ru?: WriteExperienceWordsDto | null;
  zh?: WriteExperienceWordsDto | null;
};
export type WriteExperienceWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** In a form `includes[0]`, `includes[1]`, …; `includes[]` without a value clears it. */
  includes?: string[] | null;
  excludes?: string[] | null;
  what_to_bring?: string[] | null;
  meeting_point?: string | null;
  safety_notes?: string | null;
  /** How to behave near animals. */
  wildlife_code?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteFaqDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  question?: string | null;
  /** HTML; what is not allowed is taken out. */
  answer?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteFaqTranslationsDto;
  category?: 'booking' | 'payment' | 'transfer' | 'visa' | 'health' | 'money' | 'culture' | 'children' | 'diving';
  /** Slugs of pages that say more. */
  related_pages?: string[];
};
export type WriteFaqTranslationsDto = {
  en?: WriteFaqWordsDto | null;
  ru?: WriteFaqWordsDto | null;
  zh?: WriteFaqWordsDto | null;
};
export type WriteFaqWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  question?: string | null;
  /** HTML; what is not allowed is taken out. */
  answer?: string | null;
};
export type WriteFocalPointDto = {
  x: number;
  y: number;
};
export type WriteHomepageSectionDto = {
  visible?: boolean;
  /** Replaced as a whole. */
  config?: SectionConfigDto;
  /** The named languages are replaced. */
  texts?: SectionTextsDto;
};
export type WriteInclusionDto = {
  /** What it is ordered by: only of optional ones with a price, made for those that come without. */
  code?: string | null;
  category: 'included' | 'excluded' | 'optional';
  /** US dollars, for optional ones. */
  price?: string | null;
  icon?: string | null;
  text: LabelsDto;
};
export type WriteItineraryDayDto = {
  day: number;
  /** Last day, when the entry is for several. */
  day_to?: number | null;
  island?: string | null;
  travel?: WriteTravelDto | null;
  meals?: ('breakfast' | 'lunch' | 'dinner')[];
  text: DayTextsDto;
};
export type WriteLegDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes: number;
  carrier?: string | null;
  text: LegTextsDto;
};
export type WriteLocationDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  /** Plain text. */
  description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteLocationTranslationsDto;
  kind?:
    | 'atoll'
    | 'resort_island'
    | 'local_island'
    | 'city'
    | 'sandbank'
    | 'dive_region'
    | 'airport'
    | 'harbour'
    | 'bay'
    | 'reef'
    | 'dive_site'
    | 'surf_break'
    | 'viewpoint';
  /** Code of the atoll. */
  atoll?: string;
  /** Name of the island as it stands on maps. */
  island?: string | null;
  lat?: number | null;
  lng?: number | null;
  /** Id or slug of the destination it belongs to. */
  destination?: (number | null) | string;
};
export type WriteLocationTranslationsDto = {
  en?: WriteLocationWordsDto | null;
  ru?: WriteLocationWordsDto | null;
  zh?: WriteLocationWordsDto | null;
};
export type WriteLocationWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  /** Plain text. */
  description?: string | null;
};
export type WriteMealSupplementDto = {
  /** One of `meal_plans`. */
  meal_plan: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  supplement_per_adult: string;
  /** Null as for an adult. */
  supplement_per_child?: string | null;
};
export type WriteOccupancyDto = {
  unit: 'room' | 'villa';
  adults: number;
  /** Children beside them. */
  children: number;
  /** Oldest age on the first day that counts as a child; null for 17. */
  child_age_max?: number | null;
};
export type WritePackageDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** HTML that follows the description; what is not allowed is taken out. */
  body?: string | null;
  highlights?: string[] | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePackageTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. In a new one `false`. */
  noindex?: boolean;
  /** Code of the agency; made from the category when it is left out. */
  code?: string;
  type?:
    | 'resort_stay'
    | 'island_hopping'
    | 'liveaboard'
    | 'multi_island'
    | 'day_trip'
    | 'honeymoon'
    | 'diving'
    | 'surf'
    | 'custom';
  /** Code of a category, adventure unless said. To be public it needs one that is not in the archive. */
  category_code?: string;
  /** The same as `category_code`. */
  category?: string;
  /** Days. */
  duration?: number;
  /** One less than the days unless set; null goes back to that. */
  duration_nights?: number | null;
  /** US dollars, with taxes and charges unless `price_taxes` says otherwise. */
  price?: string;
  /** Taxes and charges are inside the price, or come on top of it. */
  price_taxes?: 'included' | 'on_top';
  /** Price before the discount; higher than the price. */
  original_price?: string | null;
  pricing_type?: 'per_person' | 'per_group' | 'per_room';
  /** Whom a room takes for the price: needed where it is per room, left out elsewhere. */
  occupancy?: WriteOccupancyDto | null;
  /** What children pay, youngest first; older ones pay as adults. Where the price is for a person. */
  child_bands?: WriteChildBandDto[];
  /** US dollars for an adult who travels alone. Where the price is for a person. */
  single_supplement?: string;
  group_size_min?: number;
  group_size_recommended?: number | null;
  group_size_max?: number;
  min_age?: number | null;
  difficulty?: 'easy' | 'moderate' | 'challenging';
  transfer?: WritePackageTransferDto | null;
  meal_plan?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI';
  /** Months 1 to 12. */
  best_months?: number[];
  confirmation_mode?: 'on_request' | 'instant';
  /** What its places are counted by: departures, or the rooms of its `stays`; nobody counts them on request. */
  sold_by?: 'departures' | 'rooms' | 'request';
  /** Where the nights are spent, in the order of the trip: all of them, or none is said. */
  stays?: WritePackageStayDto[];
  cancellation_policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  /** First day of the travel window. */
  start_date?: string | null;
  /** Last day of the travel window. */
  end_date?: string | null;
  /** On sale from. */
  available_from?: string | null;
  /** On sale until. */
  available_to?: string | null;
  inclusions?: WriteInclusionDto[];
  itinerary?: WriteItineraryDayDto[];
  /** Ids or slugs of destinations in the order of travel. */
  destinations?: (number | string)[];
  /** Ids or slugs of the places to stay. */
  resorts?: (number | string)[];
  /** Ids or slugs of the experiences on the way. */
  experiences?: (number | string)[];
  /** Ids or slugs of the questions that travellers ask about it. */
  faqs?: (number | string)[];
  /** Flights to the Maldives are in the price. In a new one `false`. */
  includes_international_flights?: boolean;
  /** For the office only: whom the agency buys it from. */
  supplier?: string | null;
  /** What it costs the agency, counted as the price is. Only who may change rates (`rates.change`) reads and writes it, and no API key. */
  cost_price?: string | null;
  /** Ids of pictures; the first is the cover. */
  images?: number[];
};
export type WritePackageStayDto = {
  /** Id or slug of the place. */
  resort: number | string;
  /** Code of one of its kinds of room. */
  room_code: string;
  nights: number;
};
export type WritePackageTransferDto = {
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  minutes?: number | null;
};
export type WritePackageTranslationsDto = {
  en?: WritePackageWordsDto | null;
  ru?: WritePackageWordsDto | null;
  zh?: WritePackageWordsDto | null;
};
export type WritePackageWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  /** HTML that follows the description; what is not allowed is taken out. */
  body?: string | null;
  highlights?: string[] | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WritePageDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  title?: string | null;
  excerpt?: string | null;
  blocks?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  /** For the about page. */
  details?: WriteAboutDetailsDto | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePageTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. In a new one `false`. */
  noindex?: boolean;
  template?: 'standard' | 'legal' | 'about';
  /** Linked from the footer. In a new one `false`. */
  show_in_footer?: boolean;
  /** Id of the picture for shared links. */
  cover?: number | null;
};
export type WritePageHeroDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  title?: string | null;
  subtitle?: string | null;
  cta_label?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePageHeroTranslationsDto;
  /** The page it stands on. */
  page_key?: 'home' | 'packages' | 'resorts' | 'transportation' | 'about' | 'contact' | 'blog' | 'faq';
  /** Id of a picture. */
  image?: number | null;
  /** Id of a picture for narrow screens. */
  image_mobile?: number | null;
  /** null = as the picture itself says. */
  focal_point?: WriteFocalPointDto | null;
  /** Darkness over the picture. In a new one `0.2`. */
  overlay_opacity?: number;
  /** Where the button leads; without a label there is none. */
  cta_url?: string | null;
  /** In a new one `true`. */
  active?: boolean;
  /** Shown from. */
  active_from?: string | null;
  /** Shown until. */
  active_to?: string | null;
};
export type WritePageHeroTranslationsDto = {
  en?: WritePageHeroWordsDto | null;
  ru?: WritePageHeroWordsDto | null;
  zh?: WritePageHeroWordsDto | null;
};
export type WritePageHeroWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  subtitle?: string | null;
  cta_label?: string | null;
};
export type WritePageTranslationsDto = {
  en?: WritePageWordsDto | null;
  ru?: WritePageWordsDto | null;
  zh?: WritePageWordsDto | null;
};
export type WritePageWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  excerpt?: string | null;
  blocks?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  /** For the about page. */
  details?: WriteAboutDetailsDto | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WritePolicyDto = {
  /** From the earliest: later ones give back less. After the last nothing comes back. */
  tiers?: CancellationTierDto[];
  /** Else what was paid as deposit is kept whatever the tier says. In a new one `false`. */
  deposit_refundable?: boolean;
  /** Percent of the total, due when the agency has said yes. */
  deposit_percent?: number;
  /** The rest is due so many days before arrival. */
  balance_days_before?: number;
};
export type WritePostDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  title?: string | null;
  excerpt?: string | null;
  body?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WritePostTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. In a new one `false`. */
  noindex?: boolean;
  /** Id of the picture above the text. */
  cover?: number | null;
  author_name?: string;
  /** Id of a picture of the author. */
  author_avatar?: number | null;
  categories?: ('planning' | 'islands' | 'wildlife' | 'diving' | 'culture' | 'food')[];
  /** Lower-case words with dashes. */
  tags?: string[];
  /** Ids or slugs of packages that the post speaks of. */
  related_packages?: (number | string)[];
};
export type WritePostTranslationsDto = {
  en?: WritePostWordsDto | null;
  ru?: WritePostWordsDto | null;
  zh?: WritePostWordsDto | null;
};
export type WritePostWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  title?: string | null;
  excerpt?: string | null;
  body?:
    | (
        | ({
            type: 'heading';
          } & HeadingBlockDto)
        | ({
            type: 'rich_text';
          } & RichTextBlockDto)
        | ({
            type: 'image';
          } & ImageBlockDto)
        | ({
            type: 'gallery';
          } & GalleryBlockDto)
        | ({
            type: 'quote';
          } & QuoteBlockDto)
        | ({
            type: 'callout';
          } & CalloutBlockDto)
        | ({
            type: 'faq_list';
          } & FaqListBlockDto)
        | ({
            type: 'package_list';
          } & PackageListBlockDto)
        | ({
            type: 'resort_list';
          } & ResortListBlockDto)
        | ({
            type: 'map';
          } & MapBlockDto)
        | ({
            type: 'cta';
          } & CtaBlockDto)
        | ({
            type: 'video_link';
          } & VideoLinkBlockDto)
        | ({
            type: 'table';
          } & TableBlockDto)
      )[]
    | null;
  author_bio?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteRedirectDto = {
  /** Where it starts: a path of this site without language prefix; the home page, the office, files and the API are out. */
  from?: string;
  /** Where it leads: a path of this site, with its query if it needs one. */
  to?: string;
  /** 301 for good, 302 for now. In a new one `301`. */
  status?: 301 | 302;
  /** In a new one `true`. */
  is_active?: boolean;
  /** For colleagues. */
  note?: string | null;
};
export type WriteReductionDto = {
  /** Once for a package, a resort, or everything. */
  code?: string;
  /** The named languages are replaced. */
  names?: RateNamesDto;
  /** Id or slug of the package that it is for. */
  package?: (number | null) | string;
  /** Id or slug of the resort that it is for. */
  resort?: (number | null) | string;
  /** Percent of the base price with its season; more than 0. */
  off_percent?: string;
  /** First and last day of arrival. */
  arrive_from?: string | null;
  arrive_to?: string | null;
  /** First and last day of booking. */
  book_from?: string | null;
  book_to?: string | null;
  /** Days between booking and arrival, at least and at most. */
  days_ahead_min?: number | null;
  days_ahead_max?: number | null;
  nights_min?: number | null;
  /** Given to guests now. In a new one `true`. */
  is_active?: boolean;
};
export type WriteResortDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  beach_notes?: string | null;
  accessibility_notes?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortTranslationsDto;
  /** Id of the picture of a shared link; the cover when there is none. */
  og_image?: number | null;
  /** Search engines are asked to leave its page out; the site itself still leads there. In a new one `false`. */
  noindex?: boolean;
  category?: 'resort' | 'guesthouse' | 'hotel' | 'liveaboard' | 'city_hotel';
  place_type?: 'uninhabited_island' | 'inhabited_island' | 'vessel';
  /** Id or slug of the destination it lies in. */
  destination?: number | string;
  /** ISO 3166-1 code. In a new one `MV`. */
  country?: string;
  /** Code of the atoll; the destination's when it is left out. */
  atoll?: string;
  island?: string | null;
  lat?: number;
  lng?: number;
  /** Half steps. */
  stars?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  registered_rooms?: number;
  style_tags?: ('honeymoon' | 'family' | 'adults_only' | 'diving' | 'surf' | 'wellness' | 'budget')[];
  /** Codes of `amenities/`. */
  amenities?: string[];
  house_reef?: 'none' | 'fair' | 'good' | 'excellent';
  meal_plans?: ('RO' | 'BB' | 'HB' | 'FB' | 'AI' | 'PAI')[];
  /** Of the plans that are not in the price of the room; at most one for each of `meal_plans`. */
  meal_supplements?: WriteMealSupplementDto[];
  restaurants?: number;
  bars?: number;
  /** US dollars for two people a night, all in. With rooms it is always the cheapest one's. */
  price_from_per_night?: string;
  /** In a new one `true`. */
  price_includes_taxes?: boolean;
  /** Percent. In a new one `10.00`. */
  service_charge_rate?: string;
  min_nights?: number;
  children_policy?: WriteChildrenPolicyDto;
  cancellation_policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  /** ISO 639-1 codes. */
  languages_spoken?: string[];
  check_in_time?: string;
  check_out_time?: string;
  room_types?: WriteRoomTypeDto[];
  /** Registered name of the owner. */
  legal_name?: string | null;
  /** For the office only: never in a public answer. */
  contact?: WriteContactDto;
  /** For the office only. Percent. */
  commission_percent?: string | null;
  /** For the office only: last day of the contract. */
  contract_valid_to?: string | null;
};
export type WriteResortImageDto = {
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteResortImageTranslationsDto;
  /** Id of a picture of the library. Visitors see it once on a place; drafts may repeat it. */
  media?: number;
  kind?: 'aerial' | 'beach' | 'room' | 'dining' | 'reef' | 'map';
  /** Place among the pictures in every state, from 1; the others make room. A new one goes to the end. */
  position?: number;
  /** Stands for the place in lists, instead of the present cover; one that is not public yet will when it is published. */
  is_cover?: boolean;
};
export type WriteResortImageTranslationsDto = {
  en?: WriteResortImageWordsDto | null;
  ru?: WriteResortImageWordsDto | null;
  zh?: WriteResortImageWordsDto | null;
};
export type WriteResortImageWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  /** What it shows; without it the picture's alternative text says it. */
  caption?: string | null;
};
export type WriteResortTranslationsDto = {
  en?: WriteResortWordsDto | null;
  ru?: WriteResortWordsDto | null;
  zh?: WriteResortWordsDto | null;
};
export type WriteResortWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  summary?: string | null;
  description?: string | null;
  highlights?: string[] | null;
  beach_notes?: string | null;
  accessibility_notes?: string | null;
  seo_title?: string | null;
  seo_description?: string | null;
};
export type WriteRoomTypeDto = {
  code: string;
  size_sqm?: number | null;
  max_adults?: number | null;
  max_children?: number | null;
  max_occupancy: number;
  bed_config?: string | null;
  view?: string | null;
  over_water?: boolean;
  private_pool?: boolean;
  /** Rooms of this kind. */
  count?: number | null;
  /** Codes of `amenities/` that these rooms have. */
  amenities?: string[];
  /** Ids of pictures in their order. */
  images?: number[];
  /** US dollars for two people, all in. */
  price_per_night: string;
  text: RoomTextsDto;
};
export type WriteSeasonDto = {
  /** Once for a package, a resort, or everything. */
  code?: string;
  /** The named languages are replaced. */
  names?: RateNamesDto;
  /** Id or slug of the package that it is for. */
  package?: (number | null) | string;
  /** Id or slug of the resort that it is for. */
  resort?: (number | null) | string;
  first_night?: string;
  last_night?: string;
  /** The highest rules a night, among equals the season that began last. */
  priority?: number;
  /** Percent of the base price of its nights; less than 0 in a low season. */
  surcharge_percent?: string;
  /** A stay with a night in it has at least as many in all. */
  min_nights?: number;
  /** Policy in the place of the product's. */
  policy?:
    ('flex_24h' | 'flex_48h' | 'moderate_72h' | 'resort_low_45d' | 'resort_high_60d' | 'festive_nonrefundable') | null;
  obligatory?: ObligatoryItemDto[];
};
export type WriteSectionItemDto = {
  title: string;
  body: string;
};
export type WriteSiteSettingsDto = {
  /** Digits for wa.me links: 10 to 15 of them (specification §5). */
  whatsapp_number?: string;
  contact_phone?: string;
  contact_email?: string;
  social?: WriteSocialLinkDto[];
  claims?: WriteClaimDto[];
  /** Hours within which an answer is promised. */
  reply_promise_hours?: number;
  /** Version of the terms that bookings accept from now on. */
  terms_version?: string;
  legal_entity?: string | null;
  tourism_licence_no?: string | null;
  /** Seat of the company, for invoices. */
  address?: string | null;
  /** Number under which it pays taxes, for invoices. */
  taxpayer_no?: string | null;
  /** For invoices; visitors never see it. */
  bank_details?: string | null;
  /** Id of the picture of a homepage without a hero of its own. */
  hero?: number | null;
  /** The named words are replaced. */
  texts?: SiteTextsDto;
};
export type WriteSocialLinkDto = {
  name: string;
  url: string;
};
export type WriteStatDto = {
  label: string;
  value: string;
  /** Visitors see it only when this is on. */
  visible?: boolean;
};
export type WriteTaxRuleDto = {
  /** The named languages are replaced. */
  names?: RateNamesDto;
  /** A percentage, or an amount for each person and day. */
  kind?: 'percent' | 'per_person_per_day';
  /** Percent, or US dollars. */
  rate?: string;
  /** What a percentage is of: the price, or the price with the service charge. */
  base?: 'net' | 'net_plus_service';
  applies_to?: ('stay' | 'extra' | 'transfer')[];
  /** First day of supply, the earlier of invoice and payment. Not before today where another rule ends for it. */
  valid_from?: string;
  /** Last day of supply; null until further notice. */
  valid_to?: string | null;
  /** Kinds of place; none is everywhere. */
  places?: ('uninhabited_island' | 'inhabited_island' | 'vessel')[];
  /** Only places with as many registered rooms at most. */
  rooms_max?: number | null;
  /** Only places with as many registered rooms at least. */
  rooms_min?: number | null;
  /** Who is younger on the day of arrival is exempt. */
  age_min?: number | null;
  /** Where it stands. For the office. */
  source?: string | null;
};
export type WriteTeamMemberDto = {
  name: string;
  role: string;
  text: string;
  /** Id of a picture. */
  media?: number | null;
};
export type WriteTransferDto = {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  slug?: string;
  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  status?: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** When a scheduled one goes public. */
  publish_at?: string | null;
  /** When a public one leaves again. */
  unpublish_at?: string | null;
  /** Shown first where little fits. In a new one `false`. */
  is_featured?: boolean;
  /** For colleagues: stands beside the version and in the audit. */
  note?: string;
  /** Place in lists, from 1. In a new one `1000`. */
  position?: number;
  name?: string | null;
  notes?: string | null;
  weather_note?: string | null;
  /** Words in several languages at once; flat ones are in the language of the request. */
  translations?: WriteTransferTranslationsDto;
  mode?:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road';
  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  service?: 'shared' | 'private';
  /** Code of the airport or jetty it starts from. In a new one `MLE`. */
  from?: string;
  /** Id or slug of the destination it leads to; or `to_resort`. */
  to_destination?: (number | null) | string;
  /** Id or slug of the place to stay it leads to. */
  to_resort?: (number | null) | string;
  duration_minutes?: number;
  /** Its parts, when there are several. */
  legs?: WriteLegDto[];
  operator?: string | null;
  /** Does not run in the dark. In a new one `false`. */
  daylight_only?: boolean;
  /** Local time, like the three below. */
  first_departure?: string | null;
  last_departure?: string | null;
  /** Who lands later stays the night near the airport. */
  latest_arrival_for_same_day?: string | null;
  /** Whose flight leaves earlier comes back the evening before. */
  earliest_international_departure?: string | null;
  pickup_before_flight_hours?: number | null;
  wait_minutes_typical?: number | null;
  /** ISO days 1 (Monday) to 7; none means every day. */
  operates_weekdays?: number[];
  /** US dollars for an adult, there and back. */
  price_adult_return?: string | null;
  price_child?: string | null;
  price_infant?: string | null;
  baggage_kg?: number | null;
  hand_baggage_kg?: number | null;
  /** US dollars for each kilogram above. */
  excess_per_kg?: string | null;
  /** Flight details are wanted so many days before. */
  flight_details_due_days?: number | null;
  /** US dollars for a change after that. */
  change_fee?: string | null;
  /** Ids of pictures; the first is the cover. */
  images?: number[];
};
export type WriteTransferTranslationsDto = {
  en?: WriteTransferWordsDto | null;
  ru?: WriteTransferWordsDto | null;
  zh?: WriteTransferWordsDto | null;
};
export type WriteTransferWordsDto = {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  status?: 'draft' | 'published';
  name?: string | null;
  notes?: string | null;
  weather_note?: string | null;
};
export type WriteTravelDto = {
  /** Slug of a destination of the package; another one is shown nowhere. */
  to: string;
  mode:
    | 'seaplane'
    | 'speedboat'
    | 'domestic_flight'
    | 'domestic_flight_plus_speedboat'
    | 'ferry'
    | 'private_yacht'
    | 'road'
    | 'seaplane_plus_speedboat'
    | 'boat';
};
export type WriteValueDto = {
  title: string;
  body: string;
};
