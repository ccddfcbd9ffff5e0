import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CancellationTermsDto,
  useLazyGetCancellationPolicyQuery,
  useListCancellationPoliciesQuery,
} from '@atoll/api-client/endpoints/rates.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { DataTable } from '../office/data-table';
import { LoadFailure } from '../office/load-failure';
import type { RatePart } from './rates-page';
import styles from './rates.module.css';
import { usePercent } from './use-percent';

/** What comes back when, and when what is due. */
export function PoliciesPart({ mayChange, onOpen }: RatePart) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const percentOf = usePercent();
  const lang = useLanguage();
  const { data, error, isFetching, refetch } = useListCancellationPoliciesQuery({ lang });
  const [read] = useLazyGetCancellationPolicyQuery();
  const [fault, setFault] = useState<string>();
  const open = async ({ code, label }: CancellationTermsDto) => {
    setFault(undefined);
    try {
      const row = await read({ code }).unwrap();
      onOpen({ kind: 'cancellation_policy', title: label, row, id: code });
    } catch (failure) {
      setFault(errorText(failure));
    }
  };
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <section className={styles.part} aria-label={t('rates.parts.policies')}>
      {fault && <Notice kind="error">{fault}</Notice>}
      <p className={styles.note}>{t('rates.policy.kept')}</p>
      <DataTable
        label={t('rates.parts.policies')}
        rows={data}
        rowKey={({ code }) => code}
        loading={isFetching}
        columns={[
          {
            key: 'label',
            title: t('rates.policy.name'),
            render: (policy) =>
              mayChange ? (
                <Button type="link" className={styles.open} onClick={() => void open(policy)}>
                  {policy.label}
                </Button>
              ) : (
                policy.label
              ),
          },
          {
            key: 'tiers',
            title: t('rates.policy.tiers'),
            render: ({ tiers }) =>
              tiers.length === 0
                ? t('rates.preview.nothingBack')
                : tiers.map(({ hours_before: hours, refund_percent: percent }) => (
                    <span key={hours} className={styles.second}>
                      {hours % 24 === 0
                        ? t('rates.policy.tierDays', { count: hours / 24, percent: percentOf(percent) })
                        : t('rates.policy.tierHours', { count: hours, percent: percentOf(percent) })}
                    </span>
                  )),
          },
          {
            key: 'deposit',
            title: t('rates.fields.deposit_percent'),
            narrow: 'hidden',
            align: 'end',
            render: ({ deposit_percent: percent }) => percentOf(percent),
          },
          {
            key: 'balance',
            title: t('rates.fields.balance_days_before'),
            narrow: 'hidden',
            align: 'end',
            render: ({ balance_days_before: days }) => format.number(days),
          },
        ]}
      />
    </section>
  );
}
