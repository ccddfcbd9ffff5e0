import { useTranslation } from 'react-i18next';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import {
  TRIP_BUDGETS,
  TRIP_DESCRIPTION,
  type TripBudget,
  WISH_INTERESTS,
  type WishInterest,
} from '@atoll/contract/trip-wish';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { TextArea } from '@atoll/ui/field';
import { Choices, toggled } from './choices';
import type { Builder } from './use-builder';
import { useWishFault } from './use-wish-fault';

/** So many experiences show at least one picture of each kind. */
const EXPERIENCES_READ = 50;

/** What to do all day, in the traveller's own words too, and what it may cost. */
export function StepLikes({ builder: { values, faults, change, leave } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const faultText = useWishFault();
  const budgetText = useBudgetText();
  const { data } = useListExperiencesQuery({ lang: useLanguage(), pageSize: EXPERIENCES_READ });
  const pictureOf = (kind: WishInterest) =>
    data?.results.find(({ category_code: code, cover_image }) => code === kind && cover_image)?.cover_image ?? null;
  const left = TRIP_DESCRIPTION.max - values.description.trim().length;
  return (
    <>
      <Choices
        name="interests"
        legend={t('wish.likes.interests')}
        choices={WISH_INTERESTS.map((kind) => ({
          value: kind,
          label: t(`wish.interests.${kind}`),
          ...(data && { picture: pictureOf(kind) }),
        }))}
        chosen={values.interests}
        onToggle={(kind) => change({ interests: toggled(values.interests, kind as WishInterest) })}
      />
      <TextArea
        name="description"
        rows={4}
        label={t('wish.likes.description')}
        hint={left < 200 && left >= 0 ? t('form.left', { count: left }) : t('wish.likes.descriptionHint')}
        required
        error={faultText(faults.description)}
        value={values.description}
        onChange={({ target }) => change({ description: target.value }, 'description')}
        onBlur={() => leave('description')}
      />
      <Choices
        one
        name="budget"
        legend={t('wish.likes.budget')}
        hint={t('wish.likes.budgetHint')}
        choices={[
          ...TRIP_BUDGETS.map((band) => ({ value: band, label: budgetText(band) })),
          { value: '', label: t('wish.likes.budgetOpen') },
        ]}
        chosen={[values.budget]}
        onToggle={(band) => change({ budget: band as TripBudget | '' })}
      />
    </>
  );
}

/** A band of US dollars in the currency that the traveller thinks in: `$2,000 – $5,000`. */
export function useBudgetText(): (band: TripBudget) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (band) => {
    const [from = '', to] = band.split(/\D+/).filter(Boolean);
    if (to === undefined) return t('wish.likes.bandOver', { from: format.money(from) });
    return t('wish.likes.band', { from: format.money(from), to: format.money(to) });
  };
}
