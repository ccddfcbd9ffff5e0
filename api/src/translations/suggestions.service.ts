import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { BookRow } from './text-book.js';
import type { ChangeContext } from './text-writer.js';
import { TranslationSuggestion } from './translation-suggestion.entity.js';
import type { TextOrigin } from './translation.entity.js';

/** Keeps texts that were proposed for approved ones. */
@Injectable()
export class Suggestions {
  constructor(private readonly clock: Clock) {}

  /** Adds suggestions to the caller's transaction. */
  add(
    em: EntityManager,
    proposed: readonly { row: BookRow; value: string; origin: TextOrigin }[],
    { caller }: ChangeContext,
    jobId: string | null = null,
  ): void {
    const createdAt = this.clock.now();
    for (const { row, value, origin } of proposed) {
      const { language, namespace, key } = row;
      const place = { language, namespace, key, baseVersion: row.edit?.version ?? 0 };
      em.persist(new TranslationSuggestion({ ...place, value, origin, jobId, createdBy: caller.id, createdAt }));
    }
  }
}
