import type { Language } from '@atoll/contract/languages';
import type { MailPayloads } from '../mail-templates.js';
import type { TripOfferMail } from '../templates/trip-offer-letters.js';
import type { WishMail } from '../templates/trip-wish-facts.js';
import { bookingSamples } from './booking-samples.js';
import { SAMPLE_ID, SAMPLE_KEY, SAMPLE_REACH, type SampleFacts, sampleFacts } from './sample-facts.js';

const WISH_REFERENCE = 'TR-SAMPLE';

const wishOf = ({ words, day }: SampleFacts): WishMail => ({
  when: 'dates',
  ...{ date_from: day(180), date_to: day(187), travel_month: null, duration: null },
  ...{ travellers: 3, children_ages: [9], budget: '5000-10000', budget_for: 'party', contact_by: 'email' },
  ...{ stays: ['guesthouse'], styles: ['family'], interests: ['snorkelling', 'sandbank'] },
  ...{ destinations: [words.island], experiences: [words.outing] },
});

const offerOf = ({ words, day }: SampleFacts): TripOfferMail => ({
  ...{ id: SAMPLE_ID, reference: WISH_REFERENCE, name: words.guest, package_name: words.trip },
  ...{ check_in: day(180), check_out: day(187), travellers: 3, total: '5400.00', valid_until: day(10) },
});

/**
 * What each letter is shown and tried with: a guest, a booking and a colleague that there are not, in the language of the letter, with days
 * that are still to come. A letter without a sample does not compile.
 */
export function letterSamples(locale: Language, now: Date): MailPayloads {
  const facts = sampleFacts(locale, now);
  const { words, day, hour } = facts;
  const person = { first_name: words.first_name };
  const at = hour(0);
  const guest = { name: words.guest, reply_by: hour(24) };
  const asked = { id: SAMPLE_ID, phone: SAMPLE_REACH.phone, email: SAMPLE_REACH.email, guest_locale: locale };
  const offer = offerOf(facts);
  return {
    ...bookingSamples(facts),
    'account-exists': person,
    'account-locked': { ...person, kind: 'customer', minutes: 15 },
    'account-unknown': { kind: 'customer' },
    'contact-new': { ...guest, ...asked, reference: 'MC-SAMPLE', subject: null, message: words.from_guest },
    'contact-received': { ...guest, reference: 'MC-SAMPLE' },
    'contact-reply': {
      ...{ reference: 'MC-SAMPLE', name: words.guest, body: words.from_agency, author: words.colleague },
      ...{ message: words.from_guest, answers: null },
    },
    'email-change': { ...person, new_email: SAMPLE_REACH.email, token: SAMPLE_KEY, hours: 24 },
    'email-changed': { ...person, new_email: SAMPLE_REACH.email, at },
    'lead-new': {
      ...{ reference: 'WA-SAMPLE', package_name: words.trip, check_in: day(180), adults: 2, total: '5400.00' },
      ...{ guest_locale: locale, reply_by: hour(1) },
    },
    'newsletter-confirm': { confirm_token: SAMPLE_KEY, unsubscribe_token: SAMPLE_KEY },
    'newsletter-welcome': { unsubscribe_token: SAMPLE_KEY },
    'password-changed': { ...person, at },
    'password-reset': { ...person, kind: 'customer', token: SAMPLE_KEY, minutes: 60 },
    'review-thanks': { name: words.guest, about: words.trip, rating: 5 },
    'second-factor': { ...person, enabled: true, at },
    'staff-invitation': { ...person, inviter: words.colleague, token: SAMPLE_KEY, hours: 72 },
    'trip-offer': { ...offer, access_token: SAMPLE_KEY, words: words.from_agency },
    'trip-offer-answer': { ...offer, answer: 'declined', message: words.from_guest, email: SAMPLE_REACH.email },
    'trip-request-new': {
      ...{ ...guest, ...asked, reference: WISH_REFERENCE, description: words.from_guest, wish: wishOf(facts) },
      ...{ duration: null, budget: null, travellers: 3 },
    },
    'trip-request-received': {
      ...{ ...guest, id: SAMPLE_ID, access_token: SAMPLE_KEY, reference: WISH_REFERENCE, wish: wishOf(facts) },
    },
    'verify-email': { ...person, token: SAMPLE_KEY, hours: 24 },
  };
}
