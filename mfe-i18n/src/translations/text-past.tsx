import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch } from '@atoll/api-client/base';
import {
  type TextRevisionDto,
  type TranslationTextDto,
  useGetTranslationHistoryQuery,
  useListTranslationSuggestionsQuery,
  useRevertTranslationMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { ErrorCard } from '@atoll/ui/error-card';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { Suggestion } from './suggestion';
import type { TextRights } from './text-item';
import type { TextUnit } from './text-units';
import { TextChange } from './text-words';
import styles from './translations.module.css';

/** What was proposed for a text and what it was before; of a plural form by form. */
export default function TextPast({ unit, rights }: { unit: TextUnit; rights: TextRights }) {
  return unit.rows.map((row) => <RowPast key={row.id} row={row} rights={rights} />);
}

function RowPast({ row, rights }: { row: TranslationTextDto; rights: TextRights }) {
  const { t } = useTranslation('i18n');
  const history = useGetTranslationHistoryQuery({ id: row.id });
  const proposed = useListTranslationSuggestionsQuery({ id: row.id });
  const error = history.error ?? proposed.error;
  if (error)
    return (
      <ErrorCard
        small
        title={t('failed')}
        error={error}
        onRetry={() => {
          void history.refetch();
          void proposed.refetch();
        }}
      />
    );
  if (!history.data || !proposed.data) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <section className={styles.story} aria-label={`${t('past.title')} ${row.key}`}>
      {row.form && <h3 className={styles.storyHead}>{row.key}</h3>}
      {proposed.data.length > 0 && (
        <>
          <h3 className={styles.storyHead}>{t('past.suggestions')}</h3>
          <ul className={styles.versions}>
            {proposed.data.map((suggestion) => (
              <li key={suggestion.id}>
                <Suggestion suggestion={suggestion} row={row} mayDecide={rights.mayApprove} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.storyHead}>{t('past.versions')}</h3>
      <ol className={styles.versions} reversed>
        {history.data.results.map((revision) => (
          <li key={revision.version}>
            <Version
              revision={revision}
              row={row}
              mayRestore={
                rights.mayEdit &&
                revision.version !== row.version &&
                revision.value !== null &&
                revision.value !== row.value
              }
            />
          </li>
        ))}
        <li>
          <p className={styles.by}>{t('delivered')}</p>
          <p lang={row.language} className={styles.words}>
            {row.released ?? t('noTranslation')}
          </p>
          {rights.mayEdit && row.origin !== null && <Restore row={row} version={0} />}
        </li>
      </ol>
    </section>
  );
}

function Version({
  revision,
  row,
  mayRestore,
}: {
  revision: TextRevisionDto;
  row: TranslationTextDto;
  mayRestore: boolean;
}) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const { action, by, at, value, previous, reason, version } = revision;
  return (
    <>
      <p className={styles.by}>
        <strong>{t(`did.${action}`)}</strong> {by && t('by', { name: by, date: maldivesTime(at) })}
      </p>
      {value !== null && value !== previous && (
        <TextChange before={previous ?? ''} after={value} language={row.language} />
      )}
      {reason && !/^version \d+$/.test(reason) && <p className={styles.by}>{t('past.reason', { reason })}</p>}
      {mayRestore && <Restore row={row} version={version} />}
    </>
  );
}

/** Lets an older version stand again; it then waits for approval. */
function Restore({ row, version }: { row: TranslationTextDto; version: number }) {
  const { t } = useTranslation('i18n');
  const [revert, { isLoading }] = useRevertTranslationMutation();
  const [fault, setFault] = useState<string>();
  const restore = async () => {
    if (isLoading) return;
    try {
      await revert({ id: row.id, 'If-Match': ifMatch(row.version), revertTranslationDto: { version } }).unwrap();
      notify({ kind: 'success', text: t('past.restored') });
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <>
      <Button size="small" aria-busy={isLoading} onClick={() => void restore()}>
        {t(version === 0 ? 'past.restoreDelivered' : 'past.restore')}
      </Button>
      {fault && <Notice kind="error">{fault}</Notice>}
    </>
  );
}
