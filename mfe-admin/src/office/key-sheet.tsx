import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import styles from './key-sheet.module.css';
import { OfficeDialog } from './office-dialog';

const LIST_KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'choose'],
  ['Enter', 'open'],
] as const;
const REVIEW_KEYS = [
  ['j', 'nextReview'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['d', 'reject'],
  ['h', 'hide'],
  ['r', 'reply'],
] as const;
const PICTURE_KEYS = [
  ['j', 'nextPicture'],
  ['k', 'previous'],
  ['↑ ↓ ← →', 'beside'],
  ['x', 'chooseThrough'],
  ['Enter', 'open'],
] as const;
const LETTER_KEYS = [
  ['j', 'nextLetter'],
  ['k', 'previous'],
  ['Enter', 'open'],
] as const;
const KEYS = { list: LIST_KEYS, reviews: REVIEW_KEYS, pictures: PICTURE_KEYS, letters: LETTER_KEYS };
const COMMON_KEYS = [
  ['/', 'search'],
  ['?', 'sheet'],
] as const;

/** The keys of a list or a queue on a sheet, which `?` and a button open; `/` goes to the search. */
export function KeySheet({ of = 'list' }: { of?: keyof typeof KEYS }) {
  const { t } = useTranslation('admin');
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
        className={styles.button}
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
            {[...KEYS[of], ...COMMON_KEYS].map(([key, name]) => (
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
