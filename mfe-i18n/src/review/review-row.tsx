import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type TranslationTextDto,
  useGetTranslationHistoryQuery,
  useListTranslationSuggestionsQuery,
} from '@atoll/api-client/endpoints/translations.gen';
import { ErrorCard } from '@atoll/ui/error-card';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { pluralExamples } from '../translations/plural-examples';
import { TextChange, TextWords } from '../translations/text-words';
import { approvedBefore } from './proposal';
import styles from './review.module.css';
import { isProposed } from './use-decision';

/** A text, or one form of a plural, in big type: what is proposed against what stands. */
export function ReviewRow({ row }: { row: TranslationTextDto }) {
  return (
    <div className={styles.part}>
      {row.form && (
        <p className={styles.label}>
          {row.form} · {pluralExamples(row.language, row.form)}
        </p>
      )}
      {row.suggestions > 0 ? <Suggested row={row} /> : isProposed(row) ? <Edited row={row} /> : <Standing row={row} />}
    </div>
  );
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.side}>
    <p className={styles.label}>{title}</p>
    {children}
  </div>
);

function Standing({ row }: { row: TranslationTextDto }) {
  const { t } = useTranslation('i18n');
  return (
    <Side title={t('review.stands')}>
      <TextWords text={row.value ?? t('noTranslation')} language={row.language} />
    </Side>
  );
}

/** What is proposed, how it differs from what it would replace, and whose words they are. */
function Proposed({
  row,
  before,
  beforeTitle,
  after,
  by,
  at,
}: {
  row: TranslationTextDto;
  before: string | null;
  beforeTitle: string;
  after: string;
  by: string | null;
  at: string | null;
}) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  return (
    <>
      <Side title={beforeTitle}>
        <TextWords text={before ?? t('noTranslation')} language={row.language} />
      </Side>
      <Side title={t('review.proposed')}>
        <TextChange before={before ?? ''} after={after} language={row.language} />
        {by && at && <p className={styles.by}>{t('review.by', { name: by, date: maldivesTime(at) })}</p>}
      </Side>
    </>
  );
}

function Suggested({ row }: { row: TranslationTextDto }) {
  const { t } = useTranslation('i18n');
  const { data, error, refetch } = useListTranslationSuggestionsQuery({ id: row.id });
  if (error) return <ErrorCard small title={t('failed')} error={error} onRetry={() => void refetch()} />;
  const suggestion = data?.find(({ state }) => state === 'open');
  if (!suggestion) return <Skeleton active paragraph={{ rows: 2 }} />;
  const { value, created_by: by, created_at: at } = suggestion;
  return <Proposed row={row} before={row.value} beforeTitle={t('review.now')} after={value} by={by} at={at} />;
}

function Edited({ row }: { row: TranslationTextDto }) {
  const { t } = useTranslation('i18n');
  const { data, error, refetch } = useGetTranslationHistoryQuery({ id: row.id });
  if (error) return <ErrorCard small title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />;
  const before = approvedBefore(data)?.value ?? data.released;
  return (
    <Proposed
      row={row}
      before={before}
      beforeTitle={t('review.before')}
      after={row.value ?? ''}
      by={row.updated_by}
      at={row.updated_at}
    />
  );
}
