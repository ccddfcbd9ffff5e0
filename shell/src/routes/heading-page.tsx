import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { useApp } from '../app-context';

/** What a document says where no remote drew its page. */
export function HeadingPage() {
  const { heading, title } = useApp().state;
  return (
    <Container>
      <PageHeading title={heading?.title ?? title} lead={heading?.lead} />
    </Container>
  );
}
