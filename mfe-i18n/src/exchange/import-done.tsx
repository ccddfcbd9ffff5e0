import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportReportDto } from '@atoll/api-client/endpoints/translations.gen';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { useLanguageName } from '../sections/use-language-name';
import styles from './exchange.module.css';
import { RevertDialog } from './revert-dialog';

/** What an import did, and the way back. */
export function ImportDone({
  report: { import_id: job, created, updated, suggested },
  fileName,
  language,
  onAnother,
}: {
  report: ImportReportDto;
  fileName: string;
  language: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const [isReverting, setReverting] = useState(false);
  const part = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => part.current?.focus(), []);
  return (
    <section className={styles.step} ref={part} tabIndex={-1} aria-label={t('importing.done')}>
      <Notice kind="success" title={t('importing.doneTitle', { file: fileName, language: nameOf(language) })}>
        <p>
          {job === null
            ? t('importing.nothingLeft')
            : t('importing.doneCounts', { created, updated, suggested, count: created + updated })}
        </p>
      </Notice>
      <div className={styles.row}>
        <Button type="primary" onClick={onAnother}>
          {t('importing.another')}
        </Button>
        {job !== null && <Button onClick={() => setReverting(true)}>{t('importing.revert')}</Button>}
        <Link to={`${paths.dashboardTranslations()}?lang=${language}`}>{t('importing.seeTexts')}</Link>
      </div>
      {isReverting && job !== null && (
        <RevertDialog job={job} fileName={fileName} onClose={() => setReverting(false)} />
      )}
    </section>
  );
}
