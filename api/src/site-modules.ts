import type { Type } from '@nestjs/common';
import { MediaModule } from './content/media/media.module.js';
import { LiveTextsModule } from './texts/live/live-texts.module.js';
import { WebModule } from './front/web/web.module.js';

/** Modules whose routes stand at the root: documents, releases, pictures, sitemap, texts as they change. */
export const SITE_MODULES: Type[] = [MediaModule, LiveTextsModule, WebModule];
