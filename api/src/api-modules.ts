import type { Type } from '@nestjs/common';
import { AuditModule } from './platform/audit/audit.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { ErrorReportsModule } from './platform/error-reports/error-reports.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { NotificationsModule } from './people/notifications/notifications.module.js';
import { MailModule } from './people/mail/mail.module.js';
import { AuthModule } from './people/auth/auth.module.js';
import { ApiKeysModule } from './people/api-keys/api-keys.module.js';
import { UsersModule } from './people/users/users.module.js';
import { ListingModule } from './content/listing/listing.module.js';
import { EditingModule } from './content/editing/editing.module.js';
import { LibraryModule } from './content/media/library.module.js';
import { LanguagesModule } from './texts/languages/languages.module.js';
import { RemotesModule } from './texts/remotes/remotes.module.js';
import { TranslationsModule } from './texts/translations/translations.module.js';
import { AmenitiesModule } from './catalogue/amenities/amenities.module.js';
import { DestinationsModule } from './catalogue/destinations/destinations.module.js';
import { ResortsModule } from './catalogue/resorts/resorts.module.js';
import { ResortImagesModule } from './catalogue/resort-images/resort-images.module.js';
import { LocationsModule } from './catalogue/locations/locations.module.js';
import { ExperiencesModule } from './catalogue/experiences/experiences.module.js';
import { TransfersModule } from './catalogue/transfers/transfers.module.js';
import { CategoriesModule } from './catalogue/categories/categories.module.js';
import { PackagesModule } from './catalogue/packages/packages.module.js';
import { AvailabilityModule } from './catalogue/availability/availability.module.js';
import { CardPricesModule } from './catalogue/card-prices/card-prices.module.js';
import { RatesModule } from './catalogue/rates/rates.module.js';
import { FaqsModule } from './catalogue/faqs/faqs.module.js';
import { HomepageModule } from './site/homepage/homepage.module.js';
import { PagesModule } from './site/pages/pages.module.js';
import { PostsModule } from './site/posts/posts.module.js';
import { PageHeroesModule } from './site/page-heroes/page-heroes.module.js';
import { CulturalContentModule } from './site/cultural-content/cultural-content.module.js';
import { RedirectsModule } from './site/redirects/redirects.module.js';
import { CurrenciesModule } from './site/currencies/currencies.module.js';
import { SiteSettingsModule } from './site/site-settings/site-settings.module.js';
import { PapersModule } from './sales/papers/papers.module.js';
import { QuotesModule } from './sales/quotes/quotes.module.js';
import { RatePreviewsModule } from './sales/rate-previews/rate-previews.module.js';
import { BookingsModule } from './sales/bookings/bookings.module.js';
import { PaymentsModule } from './sales/payments/payments.module.js';
import { FormsModule } from './sales/forms/forms.module.js';
import { ReviewsModule } from './sales/reviews/reviews.module.js';
import { LeadsModule } from './sales/leads/leads.module.js';
import { SavedViewsModule } from './sales/saved-views/saved-views.module.js';
import { TripOffersModule } from './sales/trip-offers/trip-offers.module.js';
import { TripRequestsModule } from './sales/trip-requests/trip-requests.module.js';
import { ContactMessagesModule } from './sales/contact-messages/contact-messages.module.js';
import { CustomersModule } from './sales/customers/customers.module.js';
import { NewsletterModule } from './sales/newsletter/newsletter.module.js';
import { ContentModule } from './front/content/content.module.js';
import { DashboardModule } from './front/dashboard/dashboard.module.js';
import { WebhooksModule } from './front/webhooks/webhooks.module.js';
import { VisitsModule } from './front/visits/visits.module.js';

/** Modules whose routes stand under `/api`, from the ground up (`api/README.md`). */
export const API_MODULES: Type[] = [
  // platform
  AuditModule,
  JobsModule,
  ErrorReportsModule,
  HealthModule,
  // people
  NotificationsModule,
  MailModule,
  ApiKeysModule,
  AuthModule,
  UsersModule,
  // content
  ListingModule,
  EditingModule,
  LibraryModule,
  // texts
  LanguagesModule,
  RemotesModule,
  TranslationsModule,
  // catalogue
  AmenitiesModule,
  DestinationsModule,
  ResortsModule,
  ResortImagesModule,
  LocationsModule,
  ExperiencesModule,
  TransfersModule,
  CategoriesModule,
  PackagesModule,
  AvailabilityModule,
  RatesModule,
  CardPricesModule,
  FaqsModule,
  // site
  HomepageModule,
  PagesModule,
  PostsModule,
  PageHeroesModule,
  CulturalContentModule,
  RedirectsModule,
  CurrenciesModule,
  SiteSettingsModule,
  // sales
  QuotesModule,
  RatePreviewsModule,
  PapersModule,
  BookingsModule,
  SavedViewsModule,
  PaymentsModule,
  FormsModule,
  ReviewsModule,
  TripOffersModule,
  TripRequestsModule,
  LeadsModule,
  ContactMessagesModule,
  CustomersModule,
  NewsletterModule,
  // front
  ContentModule,
  DashboardModule,
  VisitsModule,
  WebhooksModule,
];
