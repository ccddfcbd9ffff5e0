import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ReviewSubjects } from './review-subjects.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [BookingsModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewSubjects, Assignees],
})
export class ReviewsModule {}
