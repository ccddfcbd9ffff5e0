import { Amenity, AmenityText } from '../amenities/amenity.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Card, CardDue } from '../catalogue/card.entity.js';
import { RecoveryCode } from '../auth/recovery-code.entity.js';
import { RefreshToken } from '../auth/refresh-token.entity.js';
import { Session } from '../auth/session.entity.js';
import { FamiliarPlace } from '../auth/familiar-place.entity.js';
import { UserToken } from '../auth/user-token.entity.js';
import { User } from '../auth/user.entity.js';
import { BookingEvent } from '../bookings/booking-event.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { IdempotencyKey } from '../common/idempotency-key.entity.js';
import { RateLimit } from '../common/rate-limit.entity.js';
import { Category, CategoryText } from '../categories/category.entity.js';
import { CustomerExport } from '../customers/customer-export.entity.js';
import { CustomerProfile } from '../customers/customer-profile.entity.js';
import { Favourite } from '../customers/favourite.entity.js';
import { Registration } from '../customers/registration.entity.js';
import { ContentPending } from '../editing/content-pending.entity.js';
import { ContentRevision } from '../editing/content-revision.entity.js';
import { ContentSlug } from '../editing/content-slug.entity.js';
import { ContactMessage, ContactReply } from '../contact-messages/contact-message.entity.js';
import { SeedRecord } from './seed-record.entity.js';
import { Destination, DestinationText, DestinationImage } from '../destinations/destination.entity.js';
import { ErrorGroup } from '../error-reports/error-group.entity.js';
import { ErrorReport } from '../error-reports/error-report.entity.js';
import { Location, LocationText } from '../locations/location.entity.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';
import { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { MediaUse } from '../media/media-use.entity.js';
import { Media, MediaAddress, MediaText } from '../media/media.entity.js';
import { RegionalSetting } from '../languages/regional-setting.entity.js';
import { ExperienceDestination, ExperienceImage, ExperienceText } from '../experiences/experience-parts.entity.js';
import { Experience } from '../experiences/experience.entity.js';
import {
  PackageText,
  PackageDestination,
  PackageExperience,
  PackageFaq,
  PackageResort,
  PackageImage,
} from '../packages/package-parts.entity.js';
import { PackageListing } from '../packages/package-listing.entity.js';
import { Package } from '../packages/package.entity.js';
import { Resort, ResortText, ResortAmenity } from '../resorts/resort.entity.js';
import { ResortImage, ResortImageText } from '../resorts/resort-image.entity.js';
import { CulturalContent, CulturalContentText } from '../cultural-content/cultural-content.entity.js';
import { Faq, FaqText } from '../faqs/faq.entity.js';
import { PageHero, PageHeroText } from '../page-heroes/page-hero.entity.js';
import { Page, PageText } from '../pages/page.entity.js';
import { Post, PostText } from '../posts/post.entity.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { CurrencyRate } from '../settings/currency-rate.entity.js';
import { HomepageSection } from '../settings/homepage-section.entity.js';
import { Review, ReviewVote } from '../reviews/review.entity.js';
import { Currency } from '../settings/currency.entity.js';
import { Language } from '../settings/language.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { Term } from '../settings/term.entity.js';
import { ImportJob } from '../translations/import-job.entity.js';
import { MissingReport } from '../translations/missing-report.entity.js';
import { TranslationKey } from '../translations/translation-key.entity.js';
import { TripRequest, TripRequestNote } from '../trip-requests/trip-request.entity.js';
import { TransferImage, TransferText } from '../transfers/transfer-parts.entity.js';
import { Transfer } from '../transfers/transfer.entity.js';
import { TranslationRevision } from '../translations/translation-revision.entity.js';
import { TranslationSuggestion } from '../translations/translation-suggestion.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { Translation } from '../translations/translation.entity.js';

/**
 * Every entity of the product; the schema is generated from this list. Modules add theirs here; checks of states are called after
 * the first content in it.
 */
export const ENTITIES = [
  AuditEntry,
  RecoveryCode,
  RefreshToken,
  Session,
  FamiliarPlace,
  UserToken,
  User,
  BookingEvent,
  Booking,
  IdempotencyKey,
  RateLimit,
  CustomerExport,
  CustomerProfile,
  Favourite,
  Registration,
  ContentPending,
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
  ErrorGroup,
  ErrorReport,
  OutboxMessage,
  ContactMessage,
  ContactReply,
  TripRequest,
  TripRequestNote,
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
  Card,
  CardDue,
  Package,
  Resort,
  ResortText,
  ResortImage,
  ResortImageText,
  ResortAmenity,
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
  RegionalSetting,
];
