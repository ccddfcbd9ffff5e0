import { WebhookDelivery } from '../front/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../front/webhooks/webhook-endpoint.entity.js';
import { ApiKey } from '../people/auth/api-key.entity.js';
import { Amenity, AmenityText } from '../catalogue/amenities/amenity.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Card, CardDue } from '../content/listing/card.entity.js';
import { RecoveryCode } from '../people/auth/recovery-code.entity.js';
import { RefreshToken } from '../people/auth/refresh-token.entity.js';
import { Session } from '../people/auth/session.entity.js';
import { FamiliarPlace } from '../people/auth/familiar-place.entity.js';
import { UserToken } from '../people/auth/user-token.entity.js';
import { User } from '../people/accounts/user.entity.js';
import { AgreedWords } from '../sales/bookings/agreement/agreed-words.entity.js';
import { BookingAgreement } from '../sales/bookings/agreement/booking-agreement.entity.js';
import { BookingEvent } from '../sales/bookings/booking-event.entity.js';
import { Booking } from '../sales/bookings/booking.entity.js';
import { SavedView } from '../sales/saved-views/saved-view.entity.js';
import { Payment } from '../sales/payments/payment.entity.js';
import { PaymentProof } from '../sales/payments/payment-proof.entity.js';
import { SandboxCharge } from '../sales/payments/sandbox/sandbox-charge.entity.js';
import { DrawnPaper } from '../sales/papers/drawn-paper.entity.js';
import { Invoice } from '../sales/papers/invoice.entity.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.js';
import { RateLimit } from '../platform/limits/rate-limit.entity.js';
import { Category, CategoryText } from '../catalogue/categories/category.entity.js';
import { CustomerExport } from '../sales/customers/customer-export.entity.js';
import { CustomerProfile } from '../sales/customers/customer-profile.entity.js';
import { Favourite } from '../sales/customers/favourite.entity.js';
import { SavedTraveller } from '../sales/customers/saved-traveller.entity.js';
import { Registration } from '../sales/customers/registration.entity.js';
import { ContentPending } from '../content/editing/content-pending.entity.js';
import { ContentPreview } from '../content/editing/content-preview.entity.js';
import { ContentRevision } from '../content/editing/content-revision.entity.js';
import { ContentSlug } from '../content/editing/content-slug.entity.js';
import {
  CancelledBooking,
  DepartureCancellation,
} from '../sales/bookings/departure-cancellation/departure-cancellation.entity.js';
import { ChangeRequest } from '../sales/bookings/changes/change-request.entity.js';
import { Lead } from '../sales/leads/lead.entity.js';
import { ContactMessage, ContactReply } from '../sales/contact-messages/contact-message.entity.js';
import { SeedRecord } from './seed-record.entity.js';
import { Destination, DestinationText, DestinationImage } from '../catalogue/destinations/destination.entity.js';
import { VisitSum } from '../front/visits/visit-sum.entity.js';
import { ErrorGroup } from '../platform/error-reports/error-group.entity.js';
import { ErrorReport } from '../platform/error-reports/error-report.entity.js';
import { Location, LocationText } from '../catalogue/locations/location.entity.js';
import { OutboxMessage } from '../people/mail/outbox-message.entity.js';
import { NewsletterSubscriber } from '../sales/newsletter/newsletter-subscriber.entity.js';
import { MediaUse } from '../content/media/media-use.entity.js';
import { Media, MediaAddress, MediaText } from '../content/media/media.entity.js';
import { RegionalSetting } from '../texts/languages/regional-setting.entity.js';
import {
  ExperienceDestination,
  ExperienceImage,
  ExperienceText,
} from '../catalogue/experiences/experience-parts.entity.js';
import { Experience } from '../catalogue/experiences/experience.entity.js';
import {
  PackageText,
  PackageDestination,
  PackageExperience,
  PackageFaq,
  PackageResort,
  PackageImage,
} from '../catalogue/packages/package-parts.entity.js';
import { PackageListing } from '../catalogue/packages/package-listing.entity.js';
import { Package } from '../catalogue/packages/package.entity.js';
import { Allocation } from '../catalogue/availability/allocation.entity.js';
import { Allotment } from '../catalogue/availability/allotment.entity.js';
import { Departure } from '../catalogue/availability/departure.entity.js';
import { PackageStay } from '../catalogue/availability/package-stay.entity.js';
import { PackagePrice, PackagePriceDue } from '../catalogue/card-prices/package-price.entity.js';
import { ResortPrice, ResortPriceDue } from '../catalogue/card-prices/resort-price.entity.js';
import { CancellationPolicy } from '../catalogue/rates/cancellation-policy.entity.js';
import { Reduction } from '../catalogue/rates/reduction.entity.js';
import { Season } from '../catalogue/rates/season.entity.js';
import { TaxRule } from '../catalogue/rates/tax-rule.entity.js';
import { Resort, ResortText, ResortAmenity } from '../catalogue/resorts/resort.entity.js';
import { ResortImage, ResortImageText } from '../catalogue/resorts/resort-image.entity.js';
import { CulturalContent, CulturalContentText } from '../site/cultural-content/cultural-content.entity.js';
import { Faq, FaqText } from '../catalogue/faqs/faq.entity.js';
import { PageHero, PageHeroText } from '../site/page-heroes/page-hero.entity.js';
import { Page, PageText } from '../site/pages/page.entity.js';
import { Post, PostText } from '../site/posts/post.entity.js';
import { Redirect } from '../site/redirects/redirect.entity.js';
import { CurrencyRate } from '../site/currencies/currency-rate.entity.js';
import { HomepageSection } from '../site/homepage/homepage-section.entity.js';
import { Review, ReviewVote } from '../sales/reviews/review.entity.js';
import { Currency } from '../site/currencies/currency.entity.js';
import { Language } from '../texts/languages/language.entity.js';
import { Setting } from '../site/site-settings/setting.entity.js';
import { Term } from '../content/listing/term.entity.js';
import { ImportJob } from '../texts/translations/import-job.entity.js';
import { TextComment } from '../texts/translations/comments/text-comment.entity.js';
import { TextPicture } from '../texts/translations/places/text-picture.entity.js';
import { TextPlace } from '../texts/translations/places/text-place.entity.js';
import { TextPlaceSet } from '../texts/translations/places/text-place-set.entity.js';
import { MissingReport } from '../texts/translations/missing-report.entity.js';
import { TranslationKey } from '../texts/translations/translation-key.entity.js';
import { TripOffer } from '../sales/trip-offers/trip-offer.entity.js';
import { TripRequest, TripRequestNote } from '../sales/trip-requests/trip-request.entity.js';
import { TransferImage, TransferText } from '../catalogue/transfers/transfer-parts.entity.js';
import { Transfer } from '../catalogue/transfers/transfer.entity.js';
import { TranslationRevision } from '../texts/translations/translation-revision.entity.js';
import { TranslationSuggestion } from '../texts/translations/translation-suggestion.entity.js';
import { Notification } from '../people/notifications/notification.entity.js';
import { Translation } from '../texts/translations/translation.entity.js';

/**
 * Every entity of the product; the schema is generated from this list. Modules add theirs here; checks of states are called after
 * the first content in it.
 */
export const ENTITIES = [
  AuditEntry,
  ApiKey,
  RecoveryCode,
  RefreshToken,
  Session,
  FamiliarPlace,
  UserToken,
  User,
  AgreedWords,
  BookingAgreement,
  BookingEvent,
  SavedView,
  DepartureCancellation,
  CancelledBooking,
  ChangeRequest,
  Invoice,
  DrawnPaper,
  Booking,
  Payment,
  PaymentProof,
  SandboxCharge,
  IdempotencyKey,
  RateLimit,
  CustomerExport,
  CustomerProfile,
  Favourite,
  SavedTraveller,
  Registration,
  ContentPending,
  ContentPreview,
  ContentRevision,
  ContentSlug,
  SeedRecord,
  Destination,
  DestinationText,
  DestinationImage,
  Amenity,
  AmenityText,
  Location,
  LocationText,
  Category,
  CategoryText,
  VisitSum,
  ErrorGroup,
  ErrorReport,
  OutboxMessage,
  ContactMessage,
  ContactReply,
  TripRequest,
  TripRequestNote,
  TripOffer,
  Lead,
  Experience,
  ExperienceText,
  ExperienceDestination,
  ExperienceImage,
  NewsletterSubscriber,
  Notification,
  Review,
  ReviewVote,
  Media,
  MediaAddress,
  MediaText,
  MediaUse,
  PackageText,
  PackageDestination,
  PackageExperience,
  PackageFaq,
  PackageResort,
  PackageImage,
  PackageListing,
  PackagePrice,
  PackagePriceDue,
  ResortPrice,
  ResortPriceDue,
  Card,
  CardDue,
  Package,
  Resort,
  ResortText,
  ResortImage,
  ResortImageText,
  ResortAmenity,
  Departure,
  Allotment,
  PackageStay,
  Allocation,
  TaxRule,
  CancellationPolicy,
  Season,
  Reduction,
  Currency,
  CurrencyRate,
  HomepageSection,
  Page,
  PageText,
  Post,
  PostText,
  Faq,
  FaqText,
  PageHero,
  PageHeroText,
  CulturalContent,
  CulturalContentText,
  Redirect,
  Language,
  Setting,
  Term,
  Transfer,
  TransferText,
  TransferImage,
  TranslationRevision,
  TranslationKey,
  TranslationSuggestion,
  Translation,
  ImportJob,
  MissingReport,
  TextComment,
  TextPlaceSet,
  TextPicture,
  TextPlace,
  RegionalSetting,
  WebhookEndpoint,
  WebhookDelivery,
];
