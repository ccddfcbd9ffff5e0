import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { notify } from '@atoll/ui/shell-context';
import type { Kind } from './kind';

/** Takes along all that the list has, in its columns; a long list is read page by page, and says how far it is. */
export function ExportButton({
  kind,
  query,
  columns,
}: {
  kind: Kind;
  query: Record<string, string | undefined>;
  columns: string[];
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const store = useAppStore();
  const [progress, setProgress] = useState<string>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const save = async () => {
    if (progress !== undefined) return;
    setProgress('');
    const { signal } = (control.current = new AbortController());
    try {
      const { exportList } = await import(/* webpackChunkName: "content-bulk" */ './bulk/export-rows');
      await exportList(store, kind, query, columns, {
        signal,
        onRead: (read, all) => setProgress(t('mass.progress', { ended: format.number(read), all: format.number(all) })),
      });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Button aria-busy={progress !== undefined} onClick={() => void save()}>
      {progress || t('list.export')}
    </Button>
  );
}
