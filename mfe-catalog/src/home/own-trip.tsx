import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LinkButton } from '@atoll/ui/link-button';
import { Section } from '@atoll/ui/section';
import type { HomeSection } from '../shared/catalog';

/** The way to a trip of one's own, in the agency's words. */
export function OwnTrip({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  return (
    <Section title={data.title ?? t('home.ownTripTitle')} lead={data.subtitle}>
      <LinkButton to={paths.customTrip()} size="large">
        {t('home.ownTrip')}
      </LinkButton>
    </Section>
  );
}
