import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCard } from './error-card.tsx';

interface Props {
  /** Reports the error and returns its id: `(error) => ctx.reportError(error, 'component')`. */
  onError: (error: unknown) => string;
  title?: ReactNode;
  children: ReactNode;
}

/** Error screen of a part of a page: Retry and the error id; the page around it stays. */
export class ComponentBoundary extends Component<Props, { failed: boolean; errorId: string }> {
  override state = { failed: false, errorId: '' };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: this.props.onError(error) });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false, errorId: '' });
    return <Failed title={this.props.title} errorId={this.state.errorId} onRetry={retry} />;
  }
}

function Failed({ title, errorId, onRetry }: { title: ReactNode; errorId: string; onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return <ErrorCard title={title ?? t('unknown')} errorId={errorId} onRetry={onRetry} />;
}
