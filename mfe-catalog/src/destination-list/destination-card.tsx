import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Card } from '@atoll/ui/card';
import type { DestinationItem } from '../shared/catalog';

/** A place in a list: picture, kind, name, what it is known for, and how much of it is sold. */
export function DestinationCard({ place, priority }: { place: DestinationItem; priority?: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <Card
      to={paths.destination(place.slug)}
      title={place.name}
      picture={place.image}
      meta={[
        t(`destinations.kind_${place.type}`),
        place.package_count > 0 && t('home.tripsHere', { count: place.package_count }),
        place.resort_count > 0 && t('destinations.stays', { count: place.resort_count }),
      ]}
      text={place.summary}
      headingLevel={2}
      {...(priority && { priority })}
    />
  );
}
