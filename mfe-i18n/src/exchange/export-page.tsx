import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '@atoll/api-client/download';
import { useListLanguagesQuery } from '@atoll/api-client/endpoints/languages.gen';
import { Checkbox } from '@atoll/ui/checkbox';
import { Select } from '@atoll/ui/select';
import { notifyError } from '@atoll/ui/shell-context';
import { SectionPage } from '../sections/section-page';
import { useLanguageName } from '../sections/use-language-name';
import { useAreas } from '../translations/use-areas';
import styles from './exchange.module.css';
import { type ExportChoice, STATES, useExportChoice } from './export-choice';
import { ExportCount } from './export-count';
import { EXTENSIONS, FORMATS } from './file-facts';

/** Name of a file: made of codes alone, and read back by the import. */
const nameOfFile = (language: string, { namespace, state, format }: ExportChoice): string =>
  `${['atoll', language, namespace, state].filter(Boolean).join('-')}.${EXTENSIONS[format]}`;

/** `/dashboard/translations/export`: texts as files, to be translated elsewhere; what was chosen last is chosen again. */
export default function ExportPage() {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const { data: languages, error, refetch } = useListLanguagesQuery();
  const [choice, change] = useExportChoice();
  const areas = useAreas(choice.namespace || undefined);
  const { download } = useFileDownload(notifyError);
  const [isBusy, setBusy] = useState(false);
  const { namespace, state, format, nested, source } = choice;
  // A language that is gone since stays out.
  const wanted = (languages ?? []).map(({ code }) => code).filter((code) => choice.languages.includes(code));
  const keep = async () => {
    setBusy(true);
    const params = {
      format,
      ...(namespace && { ns: namespace }),
      ...(state && { status: state }),
      ...(format === 'json' && nested && { shape: 'nested' }),
      ...((format === 'xlsx' || format === 'csv') && !source && { include_source: false }),
    };
    for (const language of wanted)
      await download({
        url: '/api/translations/export/',
        params: { ...params, language_code: language },
        name: nameOfFile(language, choice),
      });
    setBusy(false);
  };
  return (
    <SectionPage title={t('exporting.title')} lead={t('exporting.lead')} error={error} onRetry={() => void refetch()}>
      {!languages && <Skeleton active paragraph={{ rows: 8 }} />}
      {languages && (
        <form
          className={styles.choices}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && wanted.length > 0) void keep();
          }}
        >
          <fieldset className={styles.group} data-row>
            <legend>{t('exporting.languages')}</legend>
            {languages.map(({ code }) => (
              <Checkbox
                key={code}
                label={nameOf(code)}
                checked={wanted.includes(code)}
                onChange={(event) =>
                  change({
                    languages: event.target.checked ? [...wanted, code] : wanted.filter((one) => one !== code),
                  })
                }
              />
            ))}
          </fieldset>
          <div className={styles.fields}>
            <Select label={t('area')} value={namespace} onChange={(event) => change({ namespace: event.target.value })}>
              <option value="">{t('areas.all')}</option>
              {areas.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              label={t('exporting.state')}
              value={state}
              onChange={(event) => change({ state: event.target.value as ExportChoice['state'] })}
            >
              {STATES.map((value) => (
                <option key={value} value={value}>
                  {t(`exportStates.${value || 'all'}`)}
                </option>
              ))}
            </Select>
          </div>
          <fieldset className={styles.group}>
            <legend>{t('exporting.format')}</legend>
            {FORMATS.map((one) => (
              <Checkbox
                key={one}
                type="radio"
                name="format"
                label={
                  <>
                    <strong>{t(`formats.${one}`)}</strong> <span className={styles.note}>{t(`advice.${one}`)}</span>
                  </>
                }
                checked={format === one}
                onChange={() => change({ format: one })}
              />
            ))}
          </fieldset>
          {(format === 'xlsx' || format === 'csv') && (
            <Checkbox
              label={t('exporting.source')}
              checked={source}
              onChange={(event) => change({ source: event.target.checked })}
            />
          )}
          {format === 'json' && (
            <Checkbox
              label={t('exporting.nested')}
              checked={nested}
              onChange={(event) => change({ nested: event.target.checked })}
            />
          )}
          <ul className={styles.counts} aria-live="polite">
            {wanted.map((language) => (
              <ExportCount
                key={language}
                language={language}
                namespace={namespace}
                state={state}
                file={nameOfFile(language, choice)}
              />
            ))}
          </ul>
          {wanted.length === 0 && <p className={styles.note}>{t('exporting.chooseLanguage')}</p>}
          <div className={styles.row}>
            <Button type="primary" htmlType="submit" disabled={wanted.length === 0} aria-busy={isBusy}>
              {t('exporting.keep', { count: wanted.length })}
            </Button>
          </div>
        </form>
      )}
    </SectionPage>
  );
}
