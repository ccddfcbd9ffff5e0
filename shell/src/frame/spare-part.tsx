import { Component, type ReactNode } from 'react';
import { reportPart } from '@atoll/ui/shell-context';

interface Props {
  /** What stands there where the part cannot be had. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the frame whose script comes later: after a deployment of the shell it may be gone, and the page that is open goes on
 * without it.
 */
export class SparePart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportPart(error);
  }

  override render() {
    const { instead = null, children } = this.props;
    return this.state.failed ? instead : children;
  }
}
