import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { CulturalContent, type CulturalContentFacts, CulturalContentText } from './cultural-content.entity.js';
import {
  CulturalContentDocumentDto,
  WriteCulturalContentDto,
  WriteCulturalContentWordsDto,
} from './cultural-content-editing.dto.js';

/** Shared members of an entry's document. Dates `YYYY-MM-DD`. */
export type SharedCulturalContent = SharedOf<CulturalContentDocumentDto>;

/** Cultural content as the editing engine sees it. */
export const culturalContentKind = defineKind<CulturalContent, SharedCulturalContent, CulturalContentFacts>({
  name: 'cultural_content',
  path: 'cultural-content',
  entity: CulturalContent,
  document: CulturalContentDocumentDto,
  body: WriteCulturalContentDto,
  tags: ['culture'],
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: { entity: CulturalContentText, words: WriteCulturalContentWordsDto },
  defaults: { content_type: 'tip', phrase: null, image: null, valid_from: null, valid_to: null },
  single: { image: 'media' },
  make: (slug, facts, now) => new CulturalContent(slug, facts, now),
  toShared: () => ({}),
  toColumns: () => ({}),
  check({ valid_from: from, valid_to: to }): Problems {
    return from !== null && to !== null && to < from ? { valid_to: [{ code: 'end_before_start' }] } : {};
  },
  publishProblems: (document) => needEnglish(document, { title: 2, body: 5 }),
});
