import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReleasedTextDto, useGetTextReleaseQuery } from '@atoll/api-client/endpoints/translations.gen';
import { ErrorCard } from '@atoll/ui/error-card';
import { standingOf } from '@atoll/ui/office/list-answer';
import { DataTable } from '../office/data-table';
import { OfficeDialog } from '../office/office-dialog';
import { useLanguageName } from '../sections/use-language-name';
import { TextChange } from '../translations/text-words';
import styles from './releases.module.css';
import { TextName } from './text-name';
import type { Wish } from './use-put-back';
import { useReleaseWords } from './use-release-words';

const PAGE_SIZE = 25;

/** One change: its texts before and after. */
export function ReleaseDialog({
  id,
  onClose,
  onPutBack,
}: {
  id: string;
  onClose: () => void;
  /** Undefined for who may not. */
  onPutBack: ((wish: Wish) => void) | undefined;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const words = useReleaseWords();
  const [page, setPage] = useState(1);
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useGetTextReleaseQuery({ release: id, page, pageSize: PAGE_SIZE }),
  );
  const release = shown?.release;
  return (
    <OfficeDialog
      title={release ? `${nameOf(release.language)} · ${t('count', { count: release.texts })}` : t('releases.one')}
      onClose={onClose}
      isWide
    >
      {failed && <ErrorCard title={t('failed')} error={error} onRetry={() => void refetch()} small />}
      {!shown && !failed && <Skeleton active paragraph={{ rows: 8 }} />}
      {shown && release && (
        <>
          <p className={styles.facts}>
            {[words.how(release), release.by, words.when(release), words.since(release)].filter(Boolean).join(' · ')}
          </p>
          {onPutBack && (
            <div className={styles.actions}>
              <Button onClick={() => onPutBack({ release })}>{t('releases.putThisBack')}</Button>
              <Button onClick={() => onPutBack({ before: release.from })}>{t('releases.siteBefore')}</Button>
            </div>
          )}
          <DataTable
            label={t('releases.one')}
            isCompact
            rows={shown.results}
            rowKey={(text) => text.id}
            loading={isFetching}
            columns={[
              { key: 'key', title: t('rows.key'), render: (text) => <TextName id={text.id} /> },
              {
                key: 'words',
                title: t('releases.change'),
                render: (text) => <Change of={text} lang={release.language} />,
              },
            ]}
            pagination={{ current: page, pageSize: PAGE_SIZE, total: shown.count, onChange: setPage }}
          />
        </>
      )}
    </OfficeDialog>
  );
}

function Change({ of: { before, after, action, edited_since: isOver }, lang }: { of: ReleasedTextDto; lang: string }) {
  const { t } = useTranslation('i18n');
  return (
    <div className={styles.change}>
      {action !== 'edit' && <span className={styles.note}>{t(`did.${action}`)}</span>}
      <TextChange before={before ?? ''} after={after ?? ''} language={lang} />
      {after === null && <span className={styles.note}>{t('noTranslation')}</span>}
      {isOver && <span className={styles.note}>{t('stays.edited_since')}</span>}
    </div>
  );
}
