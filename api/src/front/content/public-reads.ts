import type { Language } from '@atoll/contract/languages';
import { getDestination } from '../../catalogue/destinations/destinations.queries.js';
import { getExperience } from '../../catalogue/experiences/experiences.queries.js';
import { getFaq } from '../../catalogue/faqs/faqs.queries.js';
import { getPackage } from '../../catalogue/packages/packages.queries.js';
import { getResort } from '../../catalogue/resorts/resorts.queries.js';
import { getTransfer } from '../../catalogue/transfers/transfers.queries.js';
import { NotSupportedError } from '../../content/editing/editing.errors.js';
import type { Kind } from '../../content/editing/kind.js';
import type { Addressed } from '../../content/listing/address.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { getPage } from '../../site/pages/pages.queries.js';
import { getPost } from '../../site/posts/posts.queries.js';

type PublicRead = (id: number, language: Language) => Read;

/** How a row of a kind reads on the site, in any state. */
const PUBLIC_READS: Record<Addressed, PublicRead> = {
  package: (id, language) => getPackage(String(id), undefined, language, id),
  destination: (id, language) => getDestination(String(id), language, id),
  resort: (id, language) => getResort(String(id), {}, language, id),
  experience: (id, language) => getExperience(String(id), undefined, language, id),
  transfer: (id, language) => getTransfer(String(id), undefined, language, id),
  faq: (id, language) => getFaq(String(id), language, id),
  page: (id, language) => getPage(String(id), language, id),
  post: (id, language) => getPost(String(id), language, id),
};

/** The read of a kind. @throws {NotSupportedError} 404 for kinds that have none of one thing alone */
export function publicReadOf({ name }: Kind): PublicRead {
  const read = (PUBLIC_READS as Partial<Record<string, PublicRead>>)[name];
  if (!read) throw new NotSupportedError();
  return read;
}
