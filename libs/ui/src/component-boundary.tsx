import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCard } from './error-card.tsx';
import { reportPart } from './shell-context.tsx';

interface State {
  failed: boolean;
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
  override state: State = { failed: false, errorId: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: reportPart(error) });
  }

  override componentDidUpdate({ of }: Props, before: State) {
    if (before.failed && this.state.failed && of !== this.props.of) this.retry();
  }

  retry = () => this.setState({ failed: false, errorId: undefined });

  override render() {
    if (!this.state.failed) return <Suspense>{this.props.children}</Suspense>;
    return <Failed errorId={this.state.errorId} onRetry={this.retry} />;
  }
}

function Failed({ errorId, onRetry }: { errorId: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return <ErrorCard small title={t('partFailed')} errorId={errorId} onRetry={onRetry} />;
}
