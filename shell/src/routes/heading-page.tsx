import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { isMissing, useApp } from '../app-context';
import { MissingPage } from '../errors/missing-page';
import { NotFound } from '../errors/not-found-page';

/** What a document says where no remote drew its page; one that is not there looks as it will in the browser. */
export function HeadingPage() {
  const { state } = useApp();
  const { heading } = state;
  if (!heading) return <NotFound />;
  if (isMissing(state)) return <MissingPage heading={heading} />;
  return (
    <Container className="doc-fill">
      <PageHeading title={heading.title} lead={heading.lead} />
    </Container>
  );
}
