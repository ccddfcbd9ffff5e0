import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { PageTitle } from '@atoll/ui/page-title';

export default function WelcomePage() {
  const { t } = useTranslation('hello');
  return (
    <Container>
      <PageTitle title={t('welcome.title')} />
      <PageHeading title={t('welcome.title')} lead={t('welcome.lead')} />
    </Container>
  );
}
