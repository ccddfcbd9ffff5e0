import { instant } from '../../../platform/data/sql-text.js';
import type { TextPlace } from '../../languages/text-id.js';
import type { Rows } from '../translations.queries.js';
import type { TextCommentDto } from './text-comments.dto.js';

/** A comment as it is stored, with the e-mails of who wrote and who settled it. */
export interface CommentRow extends Omit<TextCommentDto, 'may_settle' | 'may_delete'> {
  author_id: string;
}

/** Where the comments of a text hang: all languages share it. */
export type Thread = Pick<TextPlace, 'namespace' | 'key'>;

/** All that was said about a text, oldest first. */
export const findComments = (sql: Rows, { namespace, key }: Thread) =>
  sql.primaryRows<CommentRow>(
    `select c.id, c.text, c.language, c.state, c.created_by as author_id, u.email as created_by,
       ${instant('c.created_at')} as created_at, s.email as settled_by, ${instant('c.settled_at')} as settled_at
     from text_comment c left join "user" u on u.id = c.created_by left join "user" s on s.id = c.settled_by
     where c.namespace = $1 and c.key = $2 order by c.created_at, c.id`,
    [namespace, key],
  );

/** Open questions by text, in all languages or about this one. */
export const countQuestions = (sql: Rows, language: string) =>
  sql.primaryRows<Thread & { questions: number }>(
    `select namespace, key, count(*)::int as questions from text_comment
     where state = 'open' and (language is null or language = $1) group by namespace, key`,
    [language],
  );
