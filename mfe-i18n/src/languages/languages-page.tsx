import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { type LanguageDto, useListLanguagesQuery } from '@atoll/api-client/endpoints/languages.gen';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { DataTable } from '../office/data-table';
import { SectionPage } from '../sections/section-page';
import { useLanguageName } from '../sections/use-language-name';
import { AddDialog } from './add-dialog';
import { Coverage } from './coverage';
import { Detect } from './detect';
import { EditDialog } from './edit-dialog';
import { LanguageActions } from './language-actions';
import styles from './languages.module.css';
import { useOrder } from './use-order';

/** `/dashboard/translations/languages`: the languages in the order in which visitors choose among them, and what a text is written in. */
export default function LanguagesPage() {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const mayChange = usePermission('languages.change');
  const { data, error, isFetching, refetch } = useListLanguagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const languages = data ?? [];
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string>();
  const { move, isBusy } = useOrder(languages, (problem) => notify({ kind: 'error', text: errorText(problem) }));
  const place = ({ code }: LanguageDto) => languages.findIndex((one) => one.code === code);
  return (
    <SectionPage
      title={t('langs.title')}
      lead={t('langs.lead')}
      actions={
        mayChange && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('langs.add')}
          </Button>
        )
      }
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {!data && <Skeleton active paragraph={{ rows: 5 }} />}
      {data && (
        <DataTable
          label={t('langs.title')}
          rows={languages}
          rowKey={({ code }) => code}
          loading={isFetching}
          columns={[
            ...(mayChange
              ? [
                  {
                    key: 'order',
                    title: t('langs.order'),
                    narrow: 'start' as const,
                    render: (language: LanguageDto) => (
                      <span className={styles.moves}>
                        {([-1, 1] as const).map((by) => (
                          <Button
                            key={by}
                            type="text"
                            aria-label={t(by < 0 ? 'langs.up' : 'langs.down', { name: nameOf(language.code) })}
                            disabled={place(language) === (by < 0 ? 0 : languages.length - 1)}
                            onClick={() => !isBusy && void move(language.code, by)}
                          >
                            {by < 0 ? '↑' : '↓'}
                          </Button>
                        ))}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              key: 'language',
              title: t('language'),
              render: ({ code, native_name: own, flag, direction }: LanguageDto) => (
                <span className={styles.name}>
                  <span>
                    {flag && <span aria-hidden="true">{`${flag} `}</span>}
                    <strong>{nameOf(code)}</strong> <code className={styles.code}>{code}</code>
                  </span>
                  <span className={styles.note} lang={code} dir={direction}>
                    {own}
                  </span>
                </span>
              ),
            },
            {
              key: 'direction',
              title: t('langs.direction'),
              narrow: 'hidden',
              render: ({ direction }: LanguageDto) => t(`directions.${direction}`),
            },
            {
              key: 'coverage',
              title: t('langs.translated'),
              render: ({ code }: LanguageDto) => <Coverage code={code} />,
            },
            {
              key: 'state',
              title: t('status'),
              narrow: 'start',
              render: ({ is_active: isActive, is_default: isDefault }: LanguageDto) => (
                <span className={styles.state} data-active={isActive || undefined}>
                  {t(isDefault ? 'langs.isDefault' : isActive ? 'langs.isActive' : 'langs.isInactive')}
                </span>
              ),
            },
            ...(mayChange
              ? [
                  {
                    key: 'do',
                    title: t('jobs.actions'),
                    align: 'end' as const,
                    render: (language: LanguageDto) => (
                      <LanguageActions language={language} onEdit={() => setEdited(language.code)} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {data && t('langs.orderIs', { list: languages.map(({ code }) => nameOf(code)).join(', ') })}
        </span>
      </VisuallyHidden>
      <Detect />
      {isAdding && <AddDialog known={languages} onClose={() => setAdding(false)} />}
      {edited && <EditDialog code={edited} onClose={() => setEdited(undefined)} />}
    </SectionPage>
  );
}
