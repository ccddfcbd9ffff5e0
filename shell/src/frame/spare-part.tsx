import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../errors/error-reports';
import { notify } from '../notifications/messages';

interface Props {
  /** What stands there where the part cannot be had. */
  instead?: ReactNode;
  onFail?: () => void;
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
    reportError(error, 'component');
    this.props.onFail?.();
  }

  override render() {
    const { instead = null, children } = this.props;
    return this.state.failed ? instead : children;
  }
}

/** Such a part that somebody has opened: where it cannot be had, that is said and it closes, so that the next press asks for it anew. */
export function OpenedPart({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const onFail = () => {
    notify({ kind: 'error', text: t('error.part') });
    onClose();
  };
  return <SparePart onFail={onFail}>{children}</SparePart>;
}
