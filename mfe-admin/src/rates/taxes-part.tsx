import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { type TaxRuleDto, useListTaxRulesQuery } from '@atoll/api-client/endpoints/rates.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { Tag } from '@atoll/ui/tag';
import { DataTable } from '../office/data-table';
import { LoadFailure } from '../office/load-failure';
import type { RatePart } from './rates-page';
import styles from './rates.module.css';
import { usePercent } from './use-percent';

const TERMS_OF_USE = ['rate', 'valid_from'] as const;

/** Taxes and charges with their history: what held, holds and will hold. */
export function TaxesPart({ mayChange, onOpen }: RatePart) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const percentOf = usePercent();
  const lang = useLanguage();
  const { data, error, isFetching, refetch } = useListTaxRulesQuery();
  const today = maldivesDay(new Date());
  const name = ({ names, code }: TaxRuleDto) => names[lang] ?? names.en ?? code;
  const isOver = ({ valid_to: to }: TaxRuleDto) => to !== null && to < today;
  const places = ({ places: kinds, rooms_max: most, rooms_min: least }: TaxRuleDto) =>
    [
      kinds.length === 0 ? t('rates.tax.everywhere') : format.list(kinds.map((kind) => t(`rates.tax.places.${kind}`))),
      most === null ? '' : t('rates.tax.roomsMax', { count: most }),
      least === null ? '' : t('rates.tax.roomsMin', { count: least }),
    ]
      .filter(Boolean)
      .join(', ');
  const rateOf = ({ kind, rate }: TaxRuleDto) =>
    kind === 'percent' ? percentOf(rate) : t('rates.tax.aDay', { amount: format.usd(rate) });
  const follow = (rule: TaxRuleDto) => {
    const { code, places: kinds, rooms_max, rooms_min, age_min } = rule;
    onOpen({
      kind: 'tax_rule',
      title: t('rates.tax.next', { name: name(rule) }),
      usual: { valid_from: addDays(today, 1) },
      extra: { code, places: kinds, rooms_max, rooms_min, age_min },
      intro: <p className={styles.note}>{t('rates.tax.nextText', { rate: rateOf(rule), places: places(rule) })}</p>,
    });
  };
  const edit = (rule: TaxRuleDto) =>
    onOpen({
      kind: 'tax_rule',
      title: t('rates.tax.edit', { name: name(rule), date: format.date(rule.valid_from) }),
      row: rule,
      id: rule.id,
      extra: { code: rule.code },
      ...(rule.has_served && { fixed: { names: TERMS_OF_USE, why: t('rates.tax.served') } }),
    });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.part} aria-label={t('rates.parts.taxes')}>
      <p className={styles.note}>{t('rates.tax.supply')}</p>
      <DataTable
        label={t('rates.parts.taxes')}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        columns={[
          {
            key: 'name',
            title: t('rates.tax.name'),
            render: (rule) => (
              <div className={styles.wide}>
                {mayChange && !isOver(rule) ? (
                  <Button
                    type="link"
                    className={styles.open}
                    onClick={() => edit(rule)}
                    aria-label={t('rates.tax.edit', { name: name(rule), date: format.date(rule.valid_from) })}
                  >
                    {name(rule)}
                  </Button>
                ) : (
                  name(rule)
                )}
                <span className={styles.second}>{places(rule)}</span>
                {rule.source && <span className={styles.second}>{rule.source}</span>}
              </div>
            ),
          },
          { key: 'rate', title: t('rates.fields.rate'), narrow: 'start', align: 'end', render: rateOf },
          {
            key: 'state',
            title: t('rates.tax.state'),
            narrow: 'end',
            render: (rule) => {
              if (isOver(rule)) return <Tag>{t('rates.tax.over')}</Tag>;
              return rule.has_served ? (
                <Tag tone="success">{t('rates.tax.now')}</Tag>
              ) : (
                <Tag tone="accent">{t('rates.tax.coming')}</Tag>
              );
            },
          },
          {
            key: 'days',
            title: t('rates.tax.days'),
            render: ({ valid_from: from, valid_to: to }) =>
              to === null ? t('rates.tax.since', { from: format.date(from) }) : format.range(from, to),
          },
          {
            key: 'next',
            title: t('rates.tax.change'),
            align: 'end',
            render: (rule) =>
              mayChange && rule.valid_to === null ? (
                <Button
                  onClick={() => follow(rule)}
                  aria-label={t('rates.tax.next', { name: name(rule) })}
                  icon={<Icon name="forward" />}
                />
              ) : null,
          },
        ]}
      />
    </section>
  );
}
