import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_PLACE } from '@atoll/contract/in-place';
import { Button } from '@atoll/ui/button';
import styles from './in-place.module.css';
import { Outline } from './outline';
import { type PageText, reveal } from './page-texts';
import { TextList } from './text-list';
import { TextPopover } from './text-popover';
import { usePageTexts } from './use-page-texts';
import { usePointing } from './use-pointing';

/** Shows the site as visitors see it again. */
function leave(): void {
  sessionStorage.removeItem(IN_PLACE.flag);
  location.reload();
}

/** Stands beside a page of the site, whose texts can be edited where they stand. */
export default function InPlace() {
  const { t } = useTranslation('i18n');
  const own = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  const { texts, stamp } = usePageTexts(own);
  const [picks, setPicks] = useState(false);
  const [isListed, setListed] = useState(false);
  const [pointed, setPointed] = useState<PageText | null>(null);
  const [edited, setEdited] = useState<PageText | null>(null);
  // oxlint-disable-next-line exhaustive-deps -- the page has changed when the stamp has
  const all = useMemo(() => texts?.list() ?? [], [texts, stamp]);

  const point = useCallback((text: PageText | null) => setPointed(text), []);
  const pick = useCallback((text: PageText) => {
    origin.current = document.activeElement;
    reveal(text);
    setPointed(null);
    setEdited(text);
  }, []);
  const close = useCallback(() => {
    setEdited(null);
    if (origin.current instanceof HTMLElement) origin.current.focus();
  }, []);
  usePointing({ own, texts, picks, onPoint: point, onPick: pick });

  const outlined = edited ?? pointed;
  return (
    <div ref={own} className={styles.own} data-in-place data-picks={picks || undefined}>
      {outlined?.node.isConnected && <Outline text={outlined} />}
      {isListed && <TextList texts={all} onPoint={point} onPick={pick} />}
      {edited && <TextPopover key={edited.ids.join(' ')} text={edited} onClose={close} />}
      <section className={styles.bar} aria-label={t('inPlace.title')}>
        <p>
          <b>{t('inPlace.title')}</b> <span>{t('inPlace.how')}</span>
        </p>
        <Button kind="quiet" aria-pressed={picks} onClick={() => setPicks(!picks)}>
          {t('inPlace.pick')}
        </Button>
        <Button kind="quiet" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {t('inPlace.texts', { count: all.length })}
        </Button>
        <Button kind="secondary" onClick={leave}>
          {t('inPlace.done')}
        </Button>
      </section>
    </div>
  );
}
