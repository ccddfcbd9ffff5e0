import type { OpenAPIObject } from '@nestjs/swagger';
import type { Member } from './document-types.js';

/** What each closed list of values is about. A list that is missing here fails the document's check. */
const CHOICES: Readonly<Record<string, string>> = {
  BookingEventType:
    'What happened to a booking: `created`, a step (`approve`, `pay`, `cancel`, …), `price` for one agreed by hand, what became of a change or of money, or for colleagues `assign` and `note`; `letter` for both.',
  BookingSource: 'Which way a booking came in: by the form of the site, or to a colleague by another way.',
  BookingStatus: 'Where a booking stands, from the request to the end of the stay.',
  ChangeStatus: 'What became of a change that a guest asked for; `lapsed`: the booking ended before an answer.',
  ContactMessageStatus: 'Where the answer to a message stands.',
  ContentKind: 'Kinds of things that staff write, as addresses name them.',
  CurrencyCode: 'Currencies that prices can be shown in, as ISO 4217 names them.',
  CustomerTripRequestStatus: 'Where a request for a journey stands, as its traveller sees it.',
  ErrorStatus: 'What was decided about faults of one kind.',
  ExportedSubscribers: 'Which subscribers a file holds: those of one state, or `all`.',
  FavouriteKind: 'Kinds of things that a traveller can keep.',
  IndexedContentKind: 'Kinds of things with a page that search engines may list.',
  KeyScope: 'What an API key may be allowed to do: a permission code.',
  KeyStatus:
    'Whether an API key still works; `expired`: its last day is over; `suspended`: the account of who made it is disabled or gone.',
  LeadStatus: 'What became of a chat that a traveller opened.',
  LetterOccasion: 'What a letter of the agency is about.',
  LetterReader: 'Who gets a letter; `account` is whoever has one or wants one.',
  LetterVariant: 'Cases in which one letter reads otherwise.',
  MailTemplate: 'Letters that the agency sends, by their names.',
  MealPlan:
    'What meals are included: `RO` none, `BB` breakfast, `HB` breakfast and dinner, `FB` all meals, `AI` all inclusive, `PAI` premium all inclusive.',
  MessageTemplate: 'What a message to a guest is about.',
  NotificationKind: 'What a traveller is told.',
  OfferStatus: 'What became of the quote for a journey made to measure.',
  OutboxStatus: 'What became of a mail; `withheld`: there were too many of its kind, and it is told on the site alone.',
  PaymentStatus: 'How much of a booking is paid: it follows from what was paid and what went back.',
  Permission:
    'One thing that a member of staff may be allowed to do; an operation names the one it asks for as `x-permission`.',
  ProductKind: 'What a booking is of: a package, or a stay at a resort.',
  ReviewStatus: 'Whether a review is shown, and why not.',
  Role: 'Roles of the staff; each has its permissions.',
  StaffNoticeKind: 'What a colleague is told.',
  StagedContentKind: 'Kinds of things of which a change can wait for somebody who may publish it.',
  SubscriberStatus: 'Where a subscription stands; `bounced` and `complained` are told by mail servers.',
  TripBudget: 'What a journey may cost, in US dollars: a person or all together, as `budget_for` says.',
  TripOfferStatus: 'What became of the quote for a journey made to measure.',
  TripRequestStatus: 'Where a request for a journey made to measure stands.',
  UserStatus: 'Whether a member of staff can sign in, and why not.',
  VisitEvent: 'What visitors of the site do, as it is counted.',
  WebhookDeliveryEvent:
    'What another system is told; `endpoint.test` is sent when somebody tries whether messages arrive.',
  WebhookDeliveryFault: 'Why no answer came. `closed_address`: the host lies inside, or there is none.',
  WebhookDeliveryStatus: 'What became of a message to another system.',
  WebhookEvent: 'What another system can be told of.',
  WebhookStopReason: 'Why messages stopped: nothing was taken for three days, or the receiver answered 410.',
};

/** Classes that stand in no `*.dto.ts`, and those that kinds of content are given, by the ends of their names. */
const MADE: readonly [RegExp, string][] = [
  [/TranslationsDto$/, 'Words by language.'],
  [/^RateNamesDto$/, 'What guests and the office call it, by language.'],
  [/WordsDto$/, 'Words in one language as they are stored; null where nothing was said.'],
];

/**
 * Says of each schema what it is: of a closed list whichever member happened to name it first, of a class what stands over it.
 * @param classes sentences over the classes, by their names
 */
export function describeSchemas(document: OpenAPIObject, classes: Readonly<Record<string, string>>): void {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const described = schema as Member;
    const made = () => MADE.find(([end]) => end.test(name))?.[1];
    const sentence = described.enum ? CHOICES[name] : (classes[name] ?? made());
    if (sentence) described.description = sentence;
  }
}
