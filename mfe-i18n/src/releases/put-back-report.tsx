import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PutBackReportDto, PutBackTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { Notice } from '@atoll/ui/notice';
import { saveCsv } from '@atoll/ui/office/save-csv';
import { DataTable } from '../office/data-table';
import { useLanguageName } from '../sections/use-language-name';
import { TextChange } from '../translations/text-words';
import styles from './releases.module.css';
import { TextName } from './text-name';

const PAGE_SIZE = 20;

/** What becomes of texts in numbers, then text by text: those that stay come first. @param isDone of what was done only those */
export function PutBackReport({ report, isDone = false }: { report: PutBackReportDto; isDone?: boolean }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const { back, left, languages } = report;
  const texts = isDone ? report.texts.filter((text) => text.left !== null) : report.texts;
  const keep = () => {
    const head = [t('rows.key'), t('rows.now'), t('releases.before'), t('rows.result')];
    const lines = texts.map(({ id, now, before, left: why }) => [
      ...[id, now ?? '', before ?? ''],
      t(why ? `stays.${why}` : 'putBack.goes'),
    ]);
    saveCsv(t('putBack.fileName'), [head, ...lines]);
  };
  if (back + left === 0) return <Notice>{t('putBack.nothing')}</Notice>;
  return (
    <section className={styles.report} aria-label={t('putBack.label')}>
      {!isDone && (
        <p className={styles.total}>
          <strong>{t('putBack.back', { count: back })}</strong>
          {languages.length > 1 && (
            <span className={styles.note}>
              {languages.map(({ language, back: count }) => `${nameOf(language)}: ${count}`).join(' · ')}
            </span>
          )}
        </p>
      )}
      {left > 0 && <p>{t('putBack.left', { count: left })}</p>}
      <Texts texts={texts} />
      {texts.length < (isDone ? left : back + left) && <p className={styles.note}>{t('putBack.firstOnly')}</p>}
      <div>
        <Button onClick={keep}>{t('putBack.keep')}</Button>
      </div>
    </section>
  );
}

function Texts({ texts }: { texts: PutBackTextDto[] }) {
  const { t } = useTranslation('i18n');
  const [page, setPage] = useState(1);
  return (
    <DataTable
      label={t('putBack.label')}
      isCompact
      rows={texts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      rowKey={({ id }) => id}
      columns={[
        { key: 'key', title: t('rows.key'), render: ({ id }) => <TextName id={id} /> },
        {
          key: 'words',
          title: t('putBack.change'),
          render: ({ id, now, before, left }) => (
            <div className={styles.change}>
              {left ? (
                <>
                  <span>{now}</span>
                  <span className={styles.stays}>{t(`stays.${left}`)}</span>
                </>
              ) : (
                <TextChange before={now ?? ''} after={before ?? ''} language={id.split(':', 1)[0] ?? ''} />
              )}
            </div>
          ),
        },
      ]}
      pagination={{ current: page, pageSize: PAGE_SIZE, total: texts.length, onChange: setPage }}
    />
  );
}
