import type { ReactNode } from 'react';
import { paths } from '@atoll/contract/paths';
import { Card } from '@atoll/ui/card';
import { NightPrice } from '@atoll/ui/night-price';
import { SaveButton } from '../saved/save-button';
import type { ResortItem } from './catalog';
import { placeOf } from './place-of';
import { useLabels } from './use-labels';

/** A place to stay among others: picture, where and how to get there, name, one sentence, the price of a night. */
export function ResortCard({
  resort,
  corner = <SaveButton kind="resort" item={resort} />,
}: {
  resort: ResortItem;
  /** In place of the heart. */
  corner?: ReactNode;
}) {
  const labels = useLabels();
  return (
    <Card
      to={paths.resort(resort.slug)}
      title={resort.name}
      picture={resort.cover_image}
      meta={[labels.stay(resort.category), placeOf(resort), labels.transfer(resort.transfer)]}
      text={resort.summary}
      corner={corner}
    >
      <NightPrice resort={resort} />
    </Card>
  );
}
