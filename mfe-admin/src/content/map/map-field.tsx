import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListLocationsQuery } from '@atoll/api-client/endpoints/locations.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { Notice } from '@atoll/ui/notice';
import { FieldGroup } from '../fields/field-group';
import { useFormScope } from '../fields/form-scope';
import { type Content, type FormPath, sharedMembers } from '../kind';
import styles from './map-field.module.css';
import type { Place } from './place-dots';
import { type LatLng, kmToReef } from './sea-view';

// Few forms have a map.
const PinMap = lazyAgain(() => import('./pin-map'), {
  meanwhile: () => <div className={styles.waiting} aria-busy="true" />,
  // The numbers beside it do without.
  failed: () => null,
});

/** Members that say together where a thing lies. */
const ON_MAP: readonly string[] = ['lat', 'lng', 'coordinate_accuracy'];
export const isOnMap = (member: string): boolean => ON_MAP.includes(member);

/** Farther from every atoll than so many kilometres, a pin is more likely a slip than a place. */
const FAR = 15;

/** Where something lies, as numbers and as a pin among all that lies on the map already. */
export function MapField({ members, content }: { members: readonly string[]; content: Content }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { kind, id, isLocked, set, Field } = useFormScope();
  const places = usePlaces(kind.path, id);
  const shared = sharedMembers(kind);
  const position = latLngIn(content);
  const km = position ? kmToReef(position) : 0;
  return (
    <FieldGroup label={t('map.title')}>
      <div className={styles.field}>
        <PinMap
          position={position}
          places={places}
          isLocked={isLocked}
          onMove={({ lat, lng }) => {
            set(['lat'], lat);
            set(['lng'], lng);
          }}
        />
        <div className={styles.numbers}>
          {members.map((name) => (
            <Field key={name} member={shared[name]!} path={[name]} value={content[name]} />
          ))}
          {km > FAR && (
            <div className={styles.warning}>
              <Notice kind="warning" title={t('map.far', { km: format.number(km, { maximumFractionDigits: 0 }) })}>
                {t('map.farText')}
              </Notice>
            </div>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}

/** What is typed, where it is a place on earth. */
function latLngIn({ lat, lng }: Content): LatLng | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const SOURCES: Partial<Record<FormPath, string>> = {
  destinations: 'destination',
  resorts: 'resort',
  locations: 'location',
};

/** All that lies on the map but the thing itself. */
function usePlaces(path: FormPath, own: number | undefined): Place[] {
  const lang = useLanguage();
  const { data } = useListLocationsQuery({ lang, status: 'all' }, { refetchOnMountOrArgChange: true });
  return useMemo(
    () =>
      (data ?? []).flatMap(({ source, id, name, kind, lat, lng }) =>
        lat === null || lng === null || (source === SOURCES[path] && id === own)
          ? []
          : [{ key: `${source} ${id}`, name, lat, lng, isAtoll: kind === 'atoll' }],
      ),
    [data, path, own],
  );
}
