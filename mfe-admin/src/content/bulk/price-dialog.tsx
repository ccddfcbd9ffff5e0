import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { FileField } from '@atoll/ui/file-field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../../office/office-dialog';
import type { Kind } from '../kind';
import type { May } from '../life';
import { readRows } from './bulk-api';
import { type PriceLine, isChange, missingColumns, parseCsv, priceJobs, priceLines } from './price-file';
import { PricePreview } from './price-preview';
import type { BulkJob } from './steps';

/** A file of ten thousand prices is a quarter of it. */
const BYTES_MAX = 5_000_000;

interface Read {
  head: string[];
  lines: PriceLine[];
}

/** Takes prices out of a file: says line by line what would change before anything is written. */
export function PriceDialog({
  kind,
  may,
  query,
  onClose,
  onWrite,
}: {
  kind: Kind;
  may: May;
  /** What the list of all of the kind is asked for. */
  query: Record<string, string | undefined>;
  onClose: () => void;
  onWrite: (jobs: BulkJob[]) => void;
}) {
  const { t } = useTranslation('admin');
  const store = useAppStore();
  const control = useRef<AbortController>(undefined);
  const [read, setRead] = useState<Read>();
  const [fault, setFault] = useState<string>();
  const [name, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => control.current?.abort(), []);

  const take = async (file: File) => {
    setName(file.name);
    setRead(undefined);
    setFault(undefined);
    if (file.size > BYTES_MAX) return setFault(t('mass.fileTooLarge'));
    setBusy(true);
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    try {
      const found = parseCsv(await file.text());
      const missing = missingColumns(kind, found);
      if (missing.length > 0) return setFault(t('mass.noColumn', { names: missing.join(', ') }));
      const rows = await readRows(store, kind, query, { signal });
      if (!signal.aborted) setRead({ head: found[0]?.cells ?? [], lines: priceLines(kind, found, { rows, may }) });
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const count = read?.lines.filter(isChange).length ?? 0;
  return (
    <OfficeDialog
      isWide
      title={t('mass.prices')}
      onClose={onClose}
      submit={{
        label: t('mass.write', { count }),
        isDisabled: count === 0,
        isBusy,
        run: () => onWrite(priceJobs(kind, read?.lines ?? [])),
      }}
    >
      <p>{t('mass.pricesText', { names: `id, slug, ${kind.price}` })}</p>
      <FileField
        label={t('mass.priceFile')}
        hint={t('mass.priceFileHint')}
        error={fault}
        accept=".csv,text/csv"
        name={name}
        busy={isBusy}
        onChoose={(file) => void take(file)}
      />
      {isBusy && <p role="status">{t('mass.reading')}</p>}
      {read && read.lines.length === 0 && <Notice>{t('mass.noLines')}</Notice>}
      {read && read.lines.length > 0 && <PricePreview kind={kind} {...read} />}
    </OfficeDialog>
  );
}
