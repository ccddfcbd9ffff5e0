import { Migration20261121000000_initial } from './migration-20261121000000-initial.js';
import { Migration20261121060000_catalogueIndexes } from './migration-20261121060000-catalogue-indexes.js';
import { Migration20261121121000_editing } from './migration-20261121121000-editing.js';
import { Migration20261121122000_places } from './migration-20261121122000-places.js';
import { Migration20261121122010_experiencesTransfers } from './migration-20261121122010-experiences-transfers.js';
import { Migration20261121122020_experiencePicture } from './migration-20261121122020-experience-picture.js';
import { Migration20261121123000_mediaLibrary } from './migration-20261121123000-media-library.js';
import { Migration20261121123010_derivedPictures } from './migration-20261121123010-derived-pictures.js';
import { Migration20261121124000_content } from './migration-20261121124000-content.js';
import { Migration20261121125000_outbox } from './migration-20261121125000-outbox.js';
import { Migration20261121125100_inbox } from './migration-20261121125100-inbox.js';
import { Migration20261121125200_newsletter } from './migration-20261121125200-newsletter.js';
import { Migration20261121125300_reviews } from './migration-20261121125300-reviews.js';
import { Migration20261121126000_users } from './migration-20261121126000-users.js';
import { Migration20261121126001_bookingAddress } from './migration-20261121126001-booking-address.js';
import { Migration20261121127000_texts } from './migration-20261121127000-texts.js';
import { Migration20261121128000_proof } from './migration-20261121128000-proof.js';
import { Migration20261121121010_pendingChanges } from './migration-20261121121010-pending-changes.js';
import { Migration20261121129000_bookingTerms } from './migration-20261121129000-booking-terms.js';
import { Migration20261121129010_mealSupplements } from './migration-20261121129010-meal-supplements.js';
import { Migration20261121129020_packageFacts } from './migration-20261121129020-package-facts.js';
import { Migration20261121129030_packageLists } from './migration-20261121129030-package-lists.js';

/** Migrations in the order they run. Listed, not searched for: the same under Jest and in the build. */
export const MIGRATIONS = [
  { name: 'Migration20261121000000_initial', class: Migration20261121000000_initial },
  { name: 'Migration20261121060000_catalogueIndexes', class: Migration20261121060000_catalogueIndexes },
  { name: 'Migration20261121121000_editing', class: Migration20261121121000_editing },
  { name: 'Migration20261121122000_places', class: Migration20261121122000_places },
  { name: 'Migration20261121122010_experiencesTransfers', class: Migration20261121122010_experiencesTransfers },
  { name: 'Migration20261121122020_experiencePicture', class: Migration20261121122020_experiencePicture },
  { name: 'Migration20261121123000_mediaLibrary', class: Migration20261121123000_mediaLibrary },
  { name: 'Migration20261121123010_derivedPictures', class: Migration20261121123010_derivedPictures },
  { name: 'Migration20261121124000_content', class: Migration20261121124000_content },
  { name: 'Migration20261121125000_outbox', class: Migration20261121125000_outbox },
  { name: 'Migration20261121125100_inbox', class: Migration20261121125100_inbox },
  { name: 'Migration20261121125200_newsletter', class: Migration20261121125200_newsletter },
  { name: 'Migration20261121125300_reviews', class: Migration20261121125300_reviews },
  { name: 'Migration20261121126000_users', class: Migration20261121126000_users },
  { name: 'Migration20261121126001_bookingAddress', class: Migration20261121126001_bookingAddress },
  { name: 'Migration20261121127000_texts', class: Migration20261121127000_texts },
  { name: 'Migration20261121128000_proof', class: Migration20261121128000_proof },
  { name: 'Migration20261121121010_pendingChanges', class: Migration20261121121010_pendingChanges },
  { name: 'Migration20261121129000_bookingTerms', class: Migration20261121129000_bookingTerms },
  { name: 'Migration20261121129010_mealSupplements', class: Migration20261121129010_mealSupplements },
  { name: 'Migration20261121129020_packageFacts', class: Migration20261121129020_packageFacts },
  { name: 'Migration20261121129030_packageLists', class: Migration20261121129030_packageLists },
];
