import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { OfficeDialog } from '../office/office-dialog';
import styles from './translations.module.css';

const KEYS = {
  list: [
    ['↑ ↓', 'move'],
    ['Shift + ↑ ↓', 'choose'],
    ['Enter', 'edit'],
    ['n', 'work'],
    ['Ctrl + E', 'approve'],
    ['c', 'comments'],
    ['h', 'past'],
    ['w', 'places'],
    ['Ctrl + Enter', 'saveNext'],
    ['Ctrl + Shift + Enter', 'approveNext'],
    ['Alt + ↑ ↓', 'step'],
    ['Alt + C', 'copy'],
    ['Alt + 1…9', 'insert'],
    ['Esc', 'close'],
    ['/', 'search'],
  ],
  rows: [
    ['j', 'nextRow'],
    ['k', 'previousRow'],
    ['Enter', 'open'],
  ],
  review: [
    ['a', 'approveIt'],
    ['e', 'edit'],
    ['r', 'reject'],
    ['s', 'skip'],
  ],
} as const;

/** The keys on a sheet, which `?` and a button open; `/` goes to the search. */
export function KeySheet({ of }: { of: keyof typeof KEYS }) {
  const { t } = useTranslation('i18n');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') setOpen(true);
      else if (event.key === '/') document.querySelector<HTMLElement>('input[type="search"]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        className={styles.keysButton ?? ''}
        type="text"
        aria-haspopup="dialog"
        aria-label={t('keys.title')}
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      {isOpen && (
        <OfficeDialog title={t('keys.title')} onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {[...KEYS[of], ['?', 'sheet'] as const].map(([key, name]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </OfficeDialog>
      )}
    </>
  );
}
