import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { OfficeDialog } from './office-dialog';

/** Which columns a list shows; its first stays, for it opens the row. */
export function ColumnChoice<Key extends string>({
  columns,
  chosen,
  onChange,
}: {
  columns: { key: Key; label: string }[];
  chosen: Key[];
  onChange: (chosen: Key[]) => void;
}) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const toggle = (key: Key) =>
    onChange(columns.map((column) => column.key).filter((other) => (other === key) !== chosen.includes(other)));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.columns')}
      </Button>
      {isOpen && (
        <OfficeDialog title={t('list.columns')} onClose={() => setOpen(false)}>
          <div>
            {columns.map(({ key, label }, index) => (
              <Checkbox
                key={key}
                label={label}
                checked={chosen.includes(key)}
                disabled={index === 0}
                onChange={() => toggle(key)}
              />
            ))}
          </div>
        </OfficeDialog>
      )}
    </>
  );
}
