import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { useApp } from '../app-context';
import { NotFound } from '../errors/not-found-page';

/** What a document says where no remote drew its page; one that is not there looks as it will in the browser. */
export function HeadingPage() {
  const { t } = useTranslation('common');
  const { heading, status = 200 } = useApp().state;
  if (!heading) return <NotFound />;
  if (status === 404 || status === 410) {
    return (
      <Container>
        <EmptyState whole title={heading.title} text={heading.lead ?? ''}>
          <LinkButton to={paths.packages()}>{t('actions.browsePackages')}</LinkButton>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container className="doc-fill">
      <PageHeading title={heading.title} lead={heading.lead} />
    </Container>
  );
}
