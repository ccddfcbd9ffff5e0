import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { Card } from '@atoll/ui/card';
import { Chip } from '@atoll/ui/chip';
import { PackagePrice } from '@atoll/ui/price';
import { SaveButton } from '../saved/save-button';
import type { PackageItem } from './catalog';
import { useLabels, usePlaceNames } from './use-labels';

/** A package in a list: picture, where and how long, name, one sentence, the whole price. */
export function PackageCard({
  item,
  query = '',
  headingLevel = 3,
  priority,
  corner = <SaveButton kind="package" item={item} />,
}: {
  item: PackageItem;
  /** Carried on to the package's page: the month the traveller asked for. */
  query?: string;
  headingLevel?: 2 | 3;
  priority?: boolean;
  /** In place of the heart. */
  corner?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const labels = useLabels();
  const places = usePlaceNames();
  const format = useFormat();
  const discount = item.price_from?.discount_percent;
  return (
    <Card
      to={`${paths.package(item.slug)}${query}`}
      title={item.name}
      picture={item.cover_image}
      meta={[
        places(item.destinations),
        labels.days(item.duration),
        labels.transfer(item.transfer),
        labels.age(item.min_age),
      ]}
      text={item.summary}
      headingLevel={headingLevel}
      {...(priority && { priority })}
      corner={corner}
      flag={discount ? <Chip kind="flag">{t('price.discount', { percent: format.percent(discount) })}</Chip> : null}
    >
      <PackagePrice offer={item} />
    </Card>
  );
}
