import type { DestinationListItemDto, DestinationPageDto } from '@atoll/api-client/endpoints/destinations.gen';
import type {
  ExperienceDto,
  ExperienceListItemDto,
  ExperiencePageDto,
} from '@atoll/api-client/endpoints/experiences.gen';
import type { HomepageDto, SectionDto } from '@atoll/api-client/endpoints/homepage.gen';
import type {
  InclusionDto,
  ItineraryDayDto,
  PackageDto,
  PackageListItemDto,
  PackagePageDto,
  TransferDto,
} from '@atoll/api-client/endpoints/packages.gen';
import type { ResortDto, ResortListItemDto, ResortPageDto, RoomTypeDto } from '@atoll/api-client/endpoints/resorts.gen';

// The API's answers under the words of this package.
export type PackageItem = PackageListItemDto;
export type PackageDetail = PackageDto;
export type PackagePage = PackagePageDto;
export type Inclusion = InclusionDto;
export type ItineraryDay = ItineraryDayDto;
export type Transfer = TransferDto & { price_adult_return?: string | null };
export type DestinationItem = DestinationListItemDto;
export type DestinationPage = DestinationPageDto;
export type ExperienceItem = ExperienceListItemDto;
export type ExperienceDetail = ExperienceDto;
export type ExperiencePage = ExperiencePageDto;
export type ResortItem = ResortListItemDto;
export type ResortDetail = ResortDto;
export type ResortPage = ResortPageDto;
export type RoomType = RoomTypeDto;
export type Homepage = HomepageDto;
export type HomeSection = Omit<SectionDto, 'type'> & { type: string };
