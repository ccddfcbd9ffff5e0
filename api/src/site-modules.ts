import type { Type } from '@nestjs/common';

/** Modules whose routes stand at the root: documents, releases, pictures, sitemap. */
export const SITE_MODULES: Type[] = [];
