import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ReductionDto, useListReductionsQuery } from '@atoll/api-client/endpoints/rates.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Tag } from '@atoll/ui/tag';
import { DataTable } from '../office/data-table';
import { LoadFailure } from '../office/load-failure';
import type { RatePart } from './rates-page';
import styles from './rates.module.css';
import { usePercent } from './use-percent';
import { useThings } from './use-things';

const ALL = 100;

/** Reductions: the best one counts. */
export function OffersPart({ mayChange, onOpen }: RatePart) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const percentOf = usePercent();
  const lang = useLanguage();
  const { nameOf } = useThings();
  const { data, error, isFetching, refetch } = useListReductionsQuery({ pageSize: ALL });
  const name = ({ names, code }: ReductionDto) => names[lang] ?? names.en ?? code;
  const thing = ({ package: trip, resort }: ReductionDto) => {
    if (trip === null && resort === null) return t('rates.everything');
    return nameOf(trip === null ? `resort:${resort}` : `package:${trip}`) ?? String(trip ?? resort);
  };
  const days = (key: 'arrive' | 'book', from: string | null, to: string | null) =>
    from === null && to === null
      ? null
      : t(`rates.offer.${key}`, {
          from: from === null ? '…' : format.date(from),
          to: to === null ? '…' : format.date(to),
        });
  const conditions = (offer: ReductionDto) =>
    [
      offer.days_ahead_min === null ? null : t('rates.offer.early', { count: offer.days_ahead_min }),
      offer.days_ahead_max === null ? null : t('rates.offer.late', { count: offer.days_ahead_max }),
      offer.nights_min === null ? null : t('rates.offer.nights', { count: offer.nights_min }),
      days('arrive', offer.arrive_from, offer.arrive_to),
      days('book', offer.book_from, offer.book_to),
    ].filter((condition) => condition !== null);
  const open = (offer?: ReductionDto) =>
    onOpen({
      kind: 'reduction',
      title: offer ? t('rates.offer.edit', { name: name(offer) }) : t('rates.offer.make'),
      ...(offer ? { row: offer, id: offer.id } : { usual: { is_active: 'yes' } }),
    });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.part} aria-label={t('rates.parts.offers')}>
      <div className={styles.tools}>
        <p className={styles.note}>{t('rates.offer.reference')}</p>
        {mayChange && (
          <Button type="primary" onClick={() => open()}>
            {t('rates.offer.make')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('rates.parts.offers')}
        rows={data?.results ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('rates.offer.none')} />}
        columns={[
          {
            key: 'name',
            title: t('rates.offer.name'),
            render: (offer) =>
              mayChange ? (
                <Button
                  type="link"
                  className={styles.open}
                  onClick={() => open(offer)}
                  aria-label={`${name(offer)}: ${thing(offer)}`}
                >
                  {name(offer)}
                </Button>
              ) : (
                name(offer)
              ),
          },
          { key: 'of', title: t('rates.of'), render: thing },
          {
            key: 'off',
            title: t('rates.fields.off_percent'),
            narrow: 'start',
            align: 'end',
            render: ({ off_percent: percent }) => `−${percentOf(percent)}`,
          },
          {
            key: 'state',
            title: t('rates.tax.state'),
            narrow: 'end',
            render: ({ is_active: isActive }) => (
              <Tag tone={isActive ? 'success' : 'plain'}>{t(isActive ? 'rates.offer.on' : 'rates.offer.off')}</Tag>
            ),
          },
          {
            key: 'conditions',
            title: t('rates.offer.conditions'),
            render: (offer) => conditions(offer).join('; ') || t('rates.offer.always'),
          },
        ]}
      />
    </section>
  );
}
