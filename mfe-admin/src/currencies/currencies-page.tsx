import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { type EditableCurrencyDto, useListEditableCurrenciesQuery } from '@atoll/api-client/endpoints/currencies.gen';
import { daysBetween, maldivesDay } from '@atoll/contract/days';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { Tag } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useListQuery } from '../office/use-list-query';
import { RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import styles from '../settings/settings.module.css';
import { CurrencyDialog } from './currency-dialog';
import { RateDialog } from './rate-dialog';
import { useRateWords } from './use-rate-words';

const BASE = 'USD';

/** `/dashboard/settings/currencies`: what visitors can see prices in, at which rates, and how old those are. */
export function CurrenciesPage() {
  const { t } = useTranslation('admin');
  const mayChange = usePermission('rates.change');
  const query = useListQuery();
  const read = useListEditableCurrenciesQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = read.data;
  const list = rows && { count: rows.length, results: rows };
  const old = rows?.filter(({ is_stale: isOld, is_active: isOn }) => isOld && isOn) ?? [];
  const opened = rows?.find(({ code }) => code === query.opened);
  const edited = rows?.find(({ code }) => code === query.get('edit'));
  const columns = useColumns(mayChange);
  return (
    <SettingsFrame part="currencies">
      {old.length > 0 && (
        <Notice kind="warning" title={t('currencies.old', { count: old.length })}>
          {t('currencies.oldText')}
        </Notice>
      )}
      <RecordList
        label={t('settings.currencies')}
        answer={{ ...read, currentData: list, data: list }}
        columns={columns}
        rowKey={({ code }) => code}
        none={null}
      />
      {opened && opened.code !== BASE && <RateDialog key={opened.code} currency={opened} onClose={query.close} />}
      {edited && mayChange && (
        <CurrencyDialog
          key={edited.code}
          currency={edited}
          isBase={edited.code === BASE}
          onClose={() => query.set('edit', undefined, true)}
        />
      )}
    </SettingsFrame>
  );
}

function useColumns(mayChange: boolean): Column<EditableCurrencyDto>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const query = useListQuery();
  const { unit } = useRateWords();
  const name = ({ names, code }: EditableCurrencyDto) => names[lang] ?? names.en ?? code;
  return [
    {
      key: 'name',
      title: t('currencies.currency'),
      render: (row) => (
        <>
          {row.code === BASE ? name(row) : <Link to={query.opening(row.code)}>{name(row)}</Link>}
          <span className={styles.second}>{row.symbol === row.code ? row.code : `${row.code} · ${row.symbol}`}</span>
        </>
      ),
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('currencies.state'),
      render: ({ is_active: isOn }) => (
        <Tag tone={isOn ? 'success' : 'plain'}>{t(isOn ? 'currencies.on' : 'currencies.off')}</Tag>
      ),
    },
    {
      key: 'rate',
      narrow: 'start',
      title: t('currencies.rate'),
      render: (row) => (row.code === BASE ? t('currencies.base') : unit(row.code, row.rate)),
    },
    {
      key: 'date',
      title: t('currencies.since'),
      render: ({ code, as_of: day, is_stale: isOld }) =>
        code === BASE ? null : (
          <>
            {format.date(day, { day: 'numeric', month: 'short', year: 'numeric' })}{' '}
            {isOld && <Tag tone="warning">{t('currencies.isOld')}</Tag>}
            <span className={styles.second}>
              {t('currencies.age', { count: Math.max(0, daysBetween(day, maldivesDay(new Date()))) })}
            </span>
          </>
        ),
    },
    {
      key: 'source',
      narrow: 'hidden',
      title: t('currencies.source'),
      render: ({ code, source }) => (code === BASE ? null : source),
    },
    ...(mayChange
      ? [
          {
            key: 'edit',
            title: <VisuallyHidden>{t('currencies.edit')}</VisuallyHidden>,
            align: 'end' as const,
            render: (row: EditableCurrencyDto) => (
              <Button
                aria-haspopup="dialog"
                aria-label={t('currencies.editOf', { name: name(row) })}
                onClick={() => query.set('edit', row.code)}
              >
                {t('currencies.edit')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
