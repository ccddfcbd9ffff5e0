import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type ErrorLevel, type Origin, reportError } from './error-reports';

interface Props {
  level: ErrorLevel;
  origin?: Origin | undefined;
  fallback: (errorId: string, reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches what a render throws, reports it under its remote and draws the fall-back with the error's id. */
export class ErrorBoundary extends Component<Props, { failed: boolean; errorId: string }> {
  override state = { failed: false, errorId: '' };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ errorId: reportError(error, this.props.level, this.props.origin, componentStack) });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.errorId, () => this.setState({ failed: false, errorId: '' }));
  }
}
