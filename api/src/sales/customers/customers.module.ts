import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { TripRequestsModule } from '../trip-requests/trip-requests.module.js';
import { ClaimedBookings } from './claimed-bookings.js';
import { CustomerAuthController } from './customer-auth.controller.js';
import { CustomerBookingsController } from './customer-bookings.controller.js';
import { CustomerDataController } from './customer-data.controller.js';
import { CustomerDataService } from './customer-data.service.js';
import { CustomerProfileService } from './customer-profile.service.js';
import { CustomerTripRequestsController } from './customer-trip-requests.controller.js';
import { CustomerController } from './customer.controller.js';
import { ExpiredAccounts } from './expired-accounts.js';
import { FavouritesController } from './favourites.controller.js';
import { FavouritesService } from './favourites.service.js';
import { OfficeCustomersController } from './office-customers.controller.js';
import { OfficeCustomersService } from './office-customers.service.js';
import { RegistrationService } from './registration.service.js';
import { SavedTravellersController } from './saved-travellers.controller.js';
import { SavedTravellersService } from './saved-travellers.service.js';

@Module({
  imports: [AuthModule, BookingsModule, TripRequestsModule],
  controllers: [
    CustomerAuthController,
    CustomerController,
    CustomerBookingsController,
    CustomerTripRequestsController,
    CustomerDataController,
    FavouritesController,
    SavedTravellersController,
    OfficeCustomersController,
  ],
  providers: [
    ClaimedBookings,
    RegistrationService,
    CustomerProfileService,
    CustomerDataService,
    FavouritesService,
    SavedTravellersService,
    OfficeCustomersService,
    ExpiredAccounts,
  ],
})
export class CustomersModule {}
