import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { WISHED_PLACES, WISH_STAYS, WISH_STYLES, type WishStay, type WishStyle } from '@atoll/contract/trip-wish';
import { useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { Choices, toggled } from './choices';
import { GonePlaces, PLACES_READ } from './gone-places';
import type { Builder } from './use-builder';
import { useWishFault } from './use-wish-fault';

/** Places to wish for: what the list of destinations begins with, and those that are chosen already. */
const PLACES_SHOWN = 9;

/** Islands by their pictures, the kind of stay and the style of the trip; or a free hand for the agency. */
export function StepWhere({ builder }: { builder: Builder }) {
  const { values, faults, change } = builder;
  const { t } = useTranslation('booking');
  const faultText = useWishFault();
  const { data } = useListDestinationsQuery({ lang: useLanguage(), pageSize: PLACES_READ });
  const [asked] = useState(values.destinations);
  const places = (data?.results ?? []).filter(({ slug }, index) => index < PLACES_SHOWN || asked.includes(slug));
  return (
    <>
      <Checkbox
        name="where"
        label={t('wish.where.anywhere')}
        checked={values.anywhere}
        error={faultText(faults.where)}
        onChange={({ target }) => change({ anywhere: target.checked }, 'where')}
      />
      <GonePlaces builder={builder} />
      {places.length > 0 && (
        <Choices
          name="destinations"
          legend={t('wish.where.places')}
          hint={values.destinations.length >= WISHED_PLACES && t('wish.where.most', { most: WISHED_PLACES })}
          choices={places.map(({ slug, name, image }) => ({ value: slug, label: name, picture: image ?? null }))}
          chosen={values.destinations}
          onToggle={(slug) =>
            change({ destinations: toggled(values.destinations, slug).slice(0, WISHED_PLACES) }, 'where')
          }
        />
      )}
      <Choices
        name="stays"
        legend={t('wish.where.stays')}
        choices={WISH_STAYS.map((stay) => ({ value: stay, label: t(`wish.stays.${stay}`) }))}
        chosen={values.stays}
        onToggle={(stay) => change({ stays: toggled(values.stays, stay as WishStay) }, 'where')}
      />
      <Choices
        name="styles"
        legend={t('wish.where.styles')}
        choices={WISH_STYLES.map((style) => ({ value: style, label: t(`wish.styles.${style}`) }))}
        chosen={values.styles}
        onToggle={(style) => change({ styles: toggled(values.styles, style as WishStyle) }, 'where')}
      />
    </>
  );
}
