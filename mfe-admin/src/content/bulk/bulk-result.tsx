import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FootBar } from '@atoll/ui/office/foot-bar';
import type { Kind } from '../kind';
import { BulkReportDialog } from './bulk-report';
import type { Bulk, BulkReport } from './use-bulk';

/** What has become of a run, in one line: the report of it, and the way back. */
export function BulkResult({ kind, report, bulk }: { kind: Kind; report: BulkReport; bulk: Bulk }) {
  const { t } = useTranslation('admin');
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button that stopped the run had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus();
  }, []);
  const { done, skipped, failed, left, isUndo } = report;
  const said = [
    t(isUndo ? 'mass.undone' : 'mass.done', { count: done.length }),
    skipped.length > 0 && t('mass.skipped', { count: skipped.length }),
    failed.length > 0 && t('mass.failed', { count: failed.length }),
    left.length > 0 && t('mass.left', { count: left.length }),
  ].filter((text) => typeof text === 'string');
  return (
    <FootBar ref={bar} label={t('mass.report')}>
      <span role="status" data-failed={failed.length > 0 || undefined}>
        {said.join(' · ')}
      </span>
      {skipped.length + failed.length + left.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('mass.report')}
        </Button>
      )}
      {left.length > 0 && <Button onClick={() => void bulk.goOn(report)}>{t('mass.goOn')}</Button>}
      {!isUndo && done.length > 0 && <Button onClick={() => void bulk.undo(report)}>{t('mass.undo')}</Button>}
      <Button type="text" onClick={bulk.close}>
        {t('dialog.close')}
      </Button>
      {isOpen && (
        <BulkReportDialog
          kind={kind}
          report={report}
          onClose={() => setOpen(false)}
          onAgain={() => {
            setOpen(false);
            void bulk.again(report);
          }}
        />
      )}
    </FootBar>
  );
}
