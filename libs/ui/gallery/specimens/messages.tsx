import { paths } from '@atoll/contract/paths';
import { Button } from '../../src/button.tsx';
import { ComponentBoundary } from '../../src/component-boundary.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { ErrorCard } from '../../src/error-card.tsx';
import { LinkButton } from '../../src/link-button.tsx';
import { Notice } from '../../src/notice.tsx';
import { VisuallyHidden } from '../../src/visually-hidden.tsx';
import { WhenSeen } from '../../src/when-seen.tsx';
import { type Specimen, usualAndLong } from '../specimen.tsx';

/** What the part throws that cannot be drawn here. */
export const ON_PURPOSE = new Error('A part of the gallery that throws when it is drawn.');

function Throwing(): null {
  throw ON_PURPOSE;
}

const nothing = () => undefined;
/** As the API answers with it. */
const NOT_REACHED = { status: 503, messageKey: 'server', errorId: '00000000-0000-7000-8000-0000d6f1a2b3' };

export const MESSAGES: Specimen[] = [
  {
    name: 'Notice',
    states: ({ usual, long }) => ({
      info: <Notice title={usual.title}>{usual.lead}</Notice>,
      success: <Notice kind="success">{usual.lead}</Notice>,
      warning: (
        <Notice kind="warning" title={usual.title}>
          {usual.lead}
        </Notice>
      ),
      error: <Notice kind="error" title={usual.fault} />,
      'long words': (
        <Notice kind="error" title={long.title}>
          {long.fault}
        </Notice>
      ),
    }),
  },
  {
    name: 'EmptyState',
    states: (words) => ({
      'title alone': <EmptyState title={words.usual.title} />,
      'the whole page': <EmptyState whole title={words.usual.title} text={words.usual.lead} />,
      ...usualAndLong(words, ({ title, lead, action }) => (
        <EmptyState title={title} text={lead} icon="search">
          <LinkButton to={paths.packages()} kind="secondary">
            {action}
          </LinkButton>
        </EmptyState>
      )),
    }),
  },
  {
    name: 'ErrorCard',
    states: ({ usual, long }) => ({
      'of a request': <ErrorCard title={usual.fault} error={NOT_REACHED} onRetry={nothing} />,
      small: <ErrorCard small title={usual.fault} error={NOT_REACHED} onRetry={nothing} />,
      'title alone': <ErrorCard title={usual.fault} />,
      'long words': (
        <ErrorCard title={long.title} text={long.fault} errorId={NOT_REACHED.errorId} onRetry={nothing}>
          <Button kind="secondary">{long.action}</Button>
        </ErrorCard>
      ),
    }),
  },
  {
    name: 'ComponentBoundary',
    states: ({ usual }) => ({
      usual: <ComponentBoundary>{usual.lead}</ComponentBoundary>,
      error: (
        <ComponentBoundary>
          <Throwing />
        </ComponentBoundary>
      ),
    }),
  },
  {
    name: 'WhenSeen',
    states: ({ usual }) => ({ usual: <WhenSeen>{usual.lead}</WhenSeen> }),
  },
  {
    name: 'VisuallyHidden',
    states: ({ usual }) => ({
      'a word that is heard only': (
        <p>
          {usual.title} <VisuallyHidden>{usual.hint}</VisuallyHidden>
        </p>
      ),
    }),
  },
];
