import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { readKept } from '../translations/kept-texts';
import styles from './in-place.module.css';
import { type PageText, reveal } from './page-texts';

interface TextListProps {
  texts: PageText[];
  onPoint: (text: PageText | null) => void;
  onPick: (text: PageText) => void;
}

const said = ({ node }: PageText) => node.data.trim();

/** All texts of the page, for the keys and for narrow windows: Tab goes from one to the next, and the page shows where it stands. */
export function TextList({ texts, onPoint, onPick }: TextListProps) {
  const { t } = useTranslation('i18n');
  const id = useId();
  const user = useSessionUser()?.id ?? '';
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = texts.filter((text) => [said(text), ...text.ids].join(' ').toLocaleLowerCase().includes(wanted));
  const show = (text: PageText) => {
    reveal(text);
    onPoint(text);
  };
  return (
    <section className={styles.list} aria-label={t('inPlace.list')}>
      <label htmlFor={id} className="doc-hidden">
        {t('inPlace.search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t('inPlace.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className={styles.hint}>{t('inPlace.none')}</p>}
      <ul>
        {found.map((text, index) => (
          // One text may stand in several places.
          // oxlint-disable-next-line no-array-index-key -- the order is that of the page, and a place has no name
          <li key={`${text.ids.join(' ')} ${index}`}>
            <button type="button" onFocus={() => show(text)} onBlur={() => onPoint(null)} onClick={() => onPick(text)}>
              <span>{said(text)}</span>
              {text.ids.some((name) => readKept(user, name)) && <em>{t('kept')}</em>}
              <small translate="no">{text.ids.map((name) => name.split(':').slice(1).join(':')).join(' · ')}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('inPlace.others')}</p>
    </section>
  );
}
