import { Component, type ReactNode, Suspense, createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Arrival, Arrived } from './arrival.ts';
import { ErrorCard } from './error-card.tsx';
import { reportPart } from './shell-context.tsx';

/** How often somebody has tried a part anew. */
export const TriesContext = createContext(0);

interface State {
  failed: boolean;
  tries: number;
  errorId: string | undefined;
}

interface Props {
  /** What the part shows: with another one it is tried anew. */
  of?: unknown;
  children: ReactNode;
}

/**
 * Error screen of a part of a page: a small card with Retry and the error id; the page around it stays. A part that cannot be drawn
 * on the server is left to the browser.
 */
export class ComponentBoundary extends Component<Props, State> {
  override state: State = { failed: false, tries: 0, errorId: undefined };
  private readonly arrival = new Arrival();
  private leave: (() => void) | undefined;

  override componentDidMount() {
    this.leave = this.arrival.listen();
  }

  override componentWillUnmount() {
    this.leave?.();
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.arrival.arrive();
    this.setState({ errorId: reportPart(error) });
  }

  override componentDidUpdate({ of }: Props, before: State) {
    if (before.failed && this.state.failed && of !== this.props.of) this.retry();
  }

  retry = () => this.setState(({ tries }) => ({ failed: false, tries: tries + 1, errorId: undefined }));

  override render() {
    const { failed, tries, errorId } = this.state;
    if (failed) return <Failed errorId={errorId} onRetry={this.retry} />;
    return (
      <TriesContext value={tries}>
        <Suspense>
          <Arrived arrival={this.arrival} />
          {this.props.children}
        </Suspense>
      </TriesContext>
    );
  }
}

function Failed({ errorId, onRetry }: { errorId: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorCard small title={t('partFailed')} errorId={errorId} onRetry={onRetry} />;
}
