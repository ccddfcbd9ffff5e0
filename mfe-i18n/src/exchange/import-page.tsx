import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { useListLanguagesQuery } from '@atoll/api-client/endpoints/languages.gen';
import { errorText } from '@atoll/i18n/error-text';
import { FileField } from '@atoll/ui/file-field';
import { Notice } from '@atoll/ui/notice';
import { SectionPage } from '../sections/section-page';
import styles from './exchange.module.css';
import { MAX_FILE, factsOf } from './file-facts';
import { ImportChoices } from './import-choices';
import { ImportDone } from './import-done';
import { ImportJobs } from './import-jobs';
import { ImportPreview } from './import-preview';
import { type Choices, useImport } from './use-import';

const USUAL: Choices = {
  language: 'ru',
  format: '',
  namespace: '',
  replacing: 'nothing',
  markApproved: false,
  createKeys: false,
};

/** `/dashboard/translations/import`: a file of texts, what it would change, and only then the change; earlier ones below. */
export default function ImportPage() {
  const { t } = useTranslation('i18n');
  const { data: languages = [], error: unread, refetch } = useListLanguagesQuery();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState(USUAL);
  const { report, isCurrent, done, error, isTrying, isApplying, look, apply, forget } = useImport(file, choices);
  const isTooLarge = file !== undefined && file.size > MAX_FILE;
  const codes = languages.map(({ code }) => code);
  const choose = (chosen: File) => {
    forget();
    setFile(chosen);
    setChoices((all) => ({ ...all, format: '', ...factsOf(chosen.name, codes) }));
  };
  const another = () => {
    forget();
    setFile(undefined);
  };
  const faults = (isApiError(error) && error.fields) || {};
  const fileFault = isTooLarge ? t('importing.tooLarge') : faults['file']?.join(' ');
  return (
    <SectionPage title={t('importing.title')} lead={t('importing.lead')} error={unread} onRetry={() => void refetch()}>
      {done ? (
        <ImportDone report={done} fileName={file?.name ?? ''} language={choices.language} onAnother={another} />
      ) : (
        <>
          <section className={styles.step} aria-label={t('importing.file')}>
            <div className={styles.drop}>
              <FileField
                label={t('importing.fileLabel')}
                hint={t('importing.fileHint')}
                error={fileFault}
                accept=".xlsx,.csv,.tsv,.xlf,.xliff,.po,.json"
                name={file?.name}
                busy={isTrying || isApplying}
                onChoose={choose}
                remove={{ label: t('importing.removeFile'), run: another }}
              />
            </div>
            {file && !isTooLarge && (
              <form
                className={styles.choices}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isTrying) void look();
                }}
              >
                <ImportChoices languages={codes} choices={choices} onChange={setChoices} />
                <div className={styles.row}>
                  <Button type={isCurrent ? 'default' : 'primary'} htmlType="submit" aria-busy={isTrying}>
                    {t(report ? 'importing.lookAgain' : 'importing.look')}
                  </Button>
                </div>
              </form>
            )}
          </section>
          {error !== undefined && !faults['file'] && <Notice kind="error">{errorText(error)}</Notice>}
          {report && (
            <ImportPreview
              key={report.import_id}
              report={report}
              isCurrent={isCurrent}
              isApplying={isApplying}
              fileName={file?.name ?? ''}
              onApply={() => void apply()}
            />
          )}
        </>
      )}
      <ImportJobs />
    </SectionPage>
  );
}
