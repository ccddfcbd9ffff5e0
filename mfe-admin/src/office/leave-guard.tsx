import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { OfficeDialog } from './office-dialog';

interface LeaveGuardProps {
  isOn: boolean;
  /** What becomes of what is not finished. */
  text: string;
  onLeave?: () => void;
}

/** While something runs on a page, leaving it asks first; another page of the same list leaves nothing. */
export function LeaveGuard({ isOn, text, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
  if (blocker.state !== 'blocked') return null;
  return (
    <OfficeDialog
      title={t('mass.leaveTitle')}
      onClose={() => blocker.reset()}
      submit={{
        label: t('mass.leave'),
        isDanger: true,
        run: () => {
          onLeave?.();
          blocker.proceed();
        },
      }}
    >
      <p>{text}</p>
    </OfficeDialog>
  );
}
