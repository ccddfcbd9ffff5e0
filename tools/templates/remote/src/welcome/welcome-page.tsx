import { useTranslation } from 'react-i18next';
import { useSiteName } from '@atoll/api-client/site-name';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { PageTitle } from '@atoll/ui/page-title';

export default function WelcomePage() {
  const { t } = useTranslation('hello');
  const site = useSiteName(useLanguage());
  return (
    <Container>
      <PageTitle title={t('welcome.title')} site={site} />
      <PageHeading title={t('welcome.title')} lead={t('welcome.lead')} />
    </Container>
  );
}
