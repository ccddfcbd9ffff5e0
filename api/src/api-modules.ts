import type { Type } from '@nestjs/common';
import { AmenitiesModule } from './amenities/amenities.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ContactMessagesModule } from './contact-messages/contact-messages.module.js';
import { CulturalContentModule } from './cultural-content/cultural-content.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { CurrenciesModule } from './currencies/currencies.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DestinationsModule } from './destinations/destinations.module.js';
import { EditingModule } from './editing/editing.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ErrorReportsModule } from './error-reports/error-reports.module.js';
import { FormsModule } from './forms/forms.module.js';
import { FaqsModule } from './faqs/faqs.module.js';
import { ExperiencesModule } from './experiences/experiences.module.js';
import { HealthModule } from './health/health.module.js';
import { LocationsModule } from './locations/locations.module.js';
import { MailModule } from './mail/mail.module.js';
import { LanguagesModule } from './languages/languages.module.js';
import { LibraryModule } from './media/library.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PackagesModule } from './packages/packages.module.js';
import { PageHeroesModule } from './page-heroes/page-heroes.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PostsModule } from './posts/posts.module.js';
import { RedirectsModule } from './redirects/redirects.module.js';
import { RemotesModule } from './remotes/remotes.module.js';
import { ResortImagesModule } from './resort-images/resort-images.module.js';
import { ResortsModule } from './resorts/resorts.module.js';
import { SiteSettingsModule } from './site-settings/site-settings.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TransfersModule } from './transfers/transfers.module.js';
import { TranslationsModule } from './translations/translations.module.js';
import { UsersModule } from './users/users.module.js';
import { TripRequestsModule } from './trip-requests/trip-requests.module.js';

/** Modules whose routes stand under `/api`, in the order of the arrows between them. */
export const API_MODULES: Type[] = [
  AuditModule,
  NotificationsModule,
  MailModule,
  AuthModule,
  UsersModule,
  CatalogueModule,
  JobsModule,
  EditingModule,
  LibraryModule,
  SettingsModule,
  AmenitiesModule,
  LanguagesModule,
  DestinationsModule,
  ResortsModule,
  ResortImagesModule,
  LocationsModule,
  ExperiencesModule,
  TransfersModule,
  CategoriesModule,
  PackagesModule,
  FaqsModule,
  PagesModule,
  PostsModule,
  PageHeroesModule,
  CulturalContentModule,
  RedirectsModule,
  CurrenciesModule,
  SiteSettingsModule,
  BookingsModule,
  FormsModule,
  ReviewsModule,
  TripRequestsModule,
  ContactMessagesModule,
  CustomersModule,
  NewsletterModule,
  ErrorReportsModule,
  HealthModule,
  RemotesModule,
  TranslationsModule,
  DashboardModule,
];
