import { useTranslation } from 'react-i18next';
import { Meta } from '@atoll/ui/card';
import type { ResortDetail } from '../shared/catalog';
import { FactList } from '../shared/fact-list';
import { Block } from '../shared/prose';
import { useLabels } from '../shared/use-labels';
import { STAY } from './resort-sections';

const ORDER = ['water', 'wellness', 'dining', 'room', 'family', 'connectivity', 'accessibility'];

/** What there is on the island, by group. */
export function Amenities({ amenities }: { amenities: ResortDetail['amenities'] }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  if (amenities.length === 0) return null;
  const groups = [...new Set(amenities.map(({ group }) => group))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return (
    <Block id={STAY.amenities} title={t('resort.amenities')}>
      <FactList
        facts={groups.map((group) => [
          labels.amenityGroup(group) ?? group,
          <Meta key={group} items={amenities.filter((amenity) => amenity.group === group).map(({ name }) => name)} />,
        ])}
      />
    </Block>
  );
}
