import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag } from '@atoll/ui/tag';
import { readComment } from '../comments/kept-comment';
import { readKept } from './kept-texts';
import { pluralExamples } from './plural-examples';
import { type Step, TextEditor } from './text-editor';
import { type TextUnit, nameOf, stateOf } from './text-units';
import { TextWords } from './text-words';
import styles from './translations.module.css';

const TextPast = lazyAgain(() => import(/* webpackChunkName: "text-past" */ './text-past'));

const TextPlaces = lazyAgain(() => import(/* webpackChunkName: "text-places" */ './text-places'));

const TextComments = lazyAgain(() => import(/* webpackChunkName: "text-comments" */ '../comments/text-comments'));

const TONES = {
  missing: 'danger',
  edited: 'accent',
  approved: 'success',
  outdated: 'warning',
} as const;

export interface TextRights {
  mayEdit: boolean;
  mayApprove: boolean;
}

/** One text: key and state, English, and the language's own, edited in place. */
export function TextItem({
  unit,
  languageName,
  rights,
  selection,
  isEditing,
  onEdit,
  onStep,
  onApprove,
}: {
  unit: TextUnit;
  languageName: string;
  rights: TextRights;
  selection: { isChosen: boolean; toggle: (through: boolean) => void };
  isEditing: boolean;
  onEdit: () => void;
  onStep: (step: Step) => void;
  onApprove: (approve: boolean) => void;
}) {
  const { t } = useTranslation(['i18n', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const [comments, setComments] = useState<'open' | 'focused'>();
  const user = useSessionUser()?.id ?? '';
  const { rows } = unit;
  const state = stateOf(unit);
  const name = nameOf(unit);
  const isApproved = rows.some(({ approved }) => approved);
  const isKept =
    (!isEditing && rows.some(({ id }) => readKept(user, id))) || (!comments && readComment(user, name) !== '');
  const questions = rows[0]?.questions ?? 0;
  const suggestions = rows.reduce((sum, row) => sum + row.suggestions, 0);
  return (
    <article className={styles.row} data-text={unit.id} data-chosen={selection.isChosen || undefined} tabIndex={-1}>
      <div className={styles.about}>
        {rights.mayApprove && (
          <input
            type="checkbox"
            className={styles.box}
            aria-label={t('list.choose', { name })}
            checked={selection.isChosen}
            onChange={(event) => selection.toggle((event.nativeEvent as MouseEvent).shiftKey)}
          />
        )}
        <code className={styles.key}>{name}</code>
        {state === 'released' ? (
          <span className={styles.by}>{t('statuses.released')}</span>
        ) : (
          <Tag tone={TONES[state]}>{t(`statuses.${state}`)}</Tag>
        )}
        {isKept && <Tag tone="accent">{t('kept')}</Tag>}
        {rows.some(({ clipped }) => clipped) && <Tag tone="danger">{t('places.clipped')}</Tag>}
        {questions > 0 && <Tag tone="warning">{t('comments.open', { count: questions })}</Tag>}
        {suggestions > 0 && <Tag tone="warning">{t('suggestions', { count: suggestions })}</Tag>}
        <Author unit={unit} />
        {state === 'outdated' && <span className={styles.by}>{t('outdatedHint')}</span>}
      </div>
      <Sources unit={unit} />
      <div className={styles.target}>
        {isEditing ? (
          <TextEditor unit={unit} languageName={languageName} mayApprove={rights.mayApprove} onStep={onStep} />
        ) : (
          <Targets unit={unit} />
        )}
      </div>
      {!isEditing && (
        <div className={styles.actions}>
          {rights.mayEdit && (
            <Button
              size="small"
              data-key="edit"
              aria-keyshortcuts="Enter"
              onClick={onEdit}
              aria-label={`${t('common:actions.edit')} ${name}`}
            >
              {t('common:actions.edit')}
            </Button>
          )}
          {rights.mayApprove && state !== 'missing' && (
            <Button
              size="small"
              data-key="approve"
              aria-keyshortcuts="Control+E"
              onClick={() => onApprove(!isApproved)}
              aria-label={`${t(isApproved ? 'unapprove' : 'approve')} ${name}`}
            >
              {t(isApproved ? 'unapprove' : 'approve')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            data-key="places"
            aria-keyshortcuts="w"
            aria-expanded={isPlaced}
            onClick={() => setPlaced(!isPlaced)}
            aria-label={`${t('places.title')} ${name}`}
          >
            {t('places.title')}
          </Button>
          <Button
            size="small"
            type="text"
            data-key="comments"
            aria-keyshortcuts="c"
            aria-expanded={comments !== undefined}
            // Who opens it by keys goes on typing.
            onClick={({ detail }) => setComments(comments ? undefined : detail === 0 ? 'focused' : 'open')}
            aria-label={`${t('comments.title')} ${name}`}
          >
            {t('comments.title')}
          </Button>
          <Button
            size="small"
            type="text"
            data-key="past"
            aria-keyshortcuts="h"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            aria-label={`${t('past.title')} ${name}`}
          >
            {t('past.title')}
          </Button>
        </div>
      )}
      {isPlaced && (
        <div className={styles.past}>
          <ComponentBoundary>
            <TextPlaces unit={unit} />
          </ComponentBoundary>
        </div>
      )}
      {comments && (
        <div className={styles.past}>
          <ComponentBoundary>
            <TextComments unit={unit} isFocused={comments === 'focused'} />
          </ComponentBoundary>
        </div>
      )}
      {isOpen && (
        <div className={styles.past}>
          <ComponentBoundary>
            <TextPast unit={unit} rights={rights} />
          </ComponentBoundary>
        </div>
      )}
    </article>
  );
}

/** Who wrote it last, and when. */
function Author({ unit: { rows } }: { unit: TextUnit }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const [last] = rows.toSorted((a, b) => ((a.updated_at ?? '') < (b.updated_at ?? '') ? 1 : -1));
  if (!last?.updated_by || !last.updated_at) return null;
  return <span className={styles.by}>{t('by', { name: last.updated_by, date: maldivesTime(last.updated_at) })}</span>;
}

/** The English text; of a plural each wording once. */
function Sources({ unit }: { unit: TextUnit }) {
  const { t } = useTranslation('i18n');
  const [first] = unit.rows;
  return (
    <div className={styles.source}>
      <span className={styles.hidden}>{t('source')}</span>
      {[...new Set(unit.rows.map(({ source }) => source))].map((source) => (
        <TextWords key={source} text={source} language="en" />
      ))}
      {first?.description && <p className={styles.by}>{first.description}</p>}
      {first?.max_length && <p className={styles.by}>{t('longest', { count: first.max_length })}</p>}
    </div>
  );
}

/** The language's own text; of a plural one for each form, with numbers that it is for. */
function Targets({ unit }: { unit: TextUnit }) {
  const { t } = useTranslation('i18n');
  return unit.rows.map((row) => (
    <div key={row.id} className={styles.reading}>
      {row.form && <span className={styles.examples}>{pluralExamples(row.language, row.form)}</span>}
      {row.value ? (
        <TextWords text={row.value} language={row.language} />
      ) : (
        <p className={row.required ? styles.missing : styles.by}>
          {t(row.required ? 'noTranslation' : 'forms.unneeded')}
        </p>
      )}
      {row.qa.length > 0 && (
        <ul className={styles.faults} aria-label={t('quality.title')}>
          {row.qa.map(({ rule, severity }) => (
            <li key={rule} data-severity={severity}>
              {t(`quality.${rule}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
