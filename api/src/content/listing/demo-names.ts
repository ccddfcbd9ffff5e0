import type { AmenityGroup } from './codes.js';
import { type ByLanguage, readDemo } from './demo-files.js';

/** Names of codes in `api/demo/site.json`. */
interface DemoNames {
  atolls: Record<string, ByLanguage<string>>;
  categories: Record<string, ByLanguage<{ name: string; description: string }>>;
  experience_categories: Record<string, ByLanguage<string>>;
  gateways: Record<string, ByLanguage<string>>;
  amenities: Record<string, { group: AmenityGroup; icon: string; is_filterable?: boolean; text: ByLanguage<string> }>;
  faq_categories: Record<string, ByLanguage<string>>;
  post_categories: Record<string, ByLanguage<string>>;
}

export const readDemoNames = (): DemoNames => readDemo<DemoNames>('site');
