import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { useApp } from '../app-context';

/** What a document says where no remote drew its page. */
export function HeadingPage() {
  const { heading } = useApp().state;
  return (
    <Container className="doc-fill">
      <PageHeading title={heading?.title} lead={heading?.lead} />
    </Container>
  );
}
