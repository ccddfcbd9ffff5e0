import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { type Counts, useCounted } from '../shared/counted';
import styles from './resort-filter-row.module.css';
import { useAmenities } from './use-amenities';

interface AmenityChoice {
  chosen: string[];
  counts: Counts | undefined;
  onToggle: (code: string, isIn: boolean) => void;
}

/** What a place has to offer, all of it; what is asked for stands above the list as well. */
export function AmenityChoice({ chosen, counts, onToggle }: AmenityChoice) {
  const { t } = useTranslation('catalog');
  const counted = useCounted();
  const amenities = useAmenities();
  // Until they are there to choose from, those of the address go along.
  if (amenities.length === 0)
    return chosen.map((code) => <input key={code} type="hidden" name="amenity" value={code} />);
  return (
    <details className={styles.amenities}>
      <summary>{t('filters.amenities')}</summary>
      <div className={styles.boxes}>
        {amenities.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={counted(name, counts && (counts[code] ?? 0))}
            name="amenity"
            value={code}
            checked={chosen.includes(code)}
            onChange={({ target }) => onToggle(code, target.checked)}
          />
        ))}
      </div>
    </details>
  );
}
