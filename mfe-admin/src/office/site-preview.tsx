import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import styles from './site-preview.module.css';

/** A telephone and a desk. CSS pixels. */
const WIDTHS = { phone: 390, desk: 1280 } as const;
type Width = keyof typeof WIDTHS;
/** Whoever sits at a telephone looks at a telephone's page first. */
const NARROW = 700;

/**
 * A page of the site in a frame, as it would read with what a preview's token opens: in any language, on a telephone or a desk. The
 * next token goes to the page that is there already, which stays where it was scrolled to.
 * @param path address without language prefix
 */
export function SitePreview({ path, token, children }: { path: string; token: string; children?: ReactNode }) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const [shown, setShown] = useState({ language: own, token });
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < NARROW ? 'phone' : 'desk'));
  const { room, size } = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = Math.min(1, size.width / WIDTHS[width]);
  const hand = () => frame.current?.contentWindow?.postMessage({ preview: token }, location.origin);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ preview: token }, location.origin);
  }, [token]);

  const addressOf = (language: Language, of: string) =>
    `${localized(path, language)}?preview=${encodeURIComponent(of)}`;
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <div role="group" aria-label={t('preview.language')}>
          {LANGUAGE_CODES.map((language) => (
            <Button
              key={language}
              aria-pressed={shown.language === language}
              onClick={() => setShown({ language, token })}
            >
              {t(`languages.${language}`)}
            </Button>
          ))}
        </div>
        <div role="group" aria-label={t('preview.width')}>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
            <Button key={name} aria-pressed={width === name} onClick={() => setWidth(name)}>
              {t(`preview.${name}`)}
            </Button>
          ))}
        </div>
        <a href={addressOf(shown.language, token)} target="_blank" rel="noreferrer">
          {t('preview.open')}
        </a>
      </div>
      {children}
      <div className={styles.room} data-width={width} ref={room}>
        <iframe
          ref={frame}
          key={shown.language}
          src={addressOf(shown.language, shown.token)}
          title={t('preview.frame')}
          onLoad={hand}
          style={{
            width: WIDTHS[width],
            height: size.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <p className={styles.note}>{t('preview.lasts')}</p>
    </div>
  );
}

/** Room that an element has, once it is drawn. CSS pixels. */
function useSize() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>({ width: WIDTHS.desk, height: 600 });
  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { room, size };
}
