import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedQuote } from '@atoll/api-client/use-asked-quote';
import { type ChosenStay, chosenQuery } from '@atoll/contract/chosen-stay';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import type { PackageDetail } from '../shared/catalog';
import { CostFields } from './cost-fields';
import { CostLines } from './cost-lines';
import styles from './cost.module.css';

export interface Costed {
  item: PackageDetail;
  /** Told where the day and the party are booked that somebody has chosen. */
  onBook(address: string): void;
}

/** What a trip costs on a day for a party: first an example, the next day that can be booked. */
export default function Cost({ item, onBook }: Costed) {
  const { t } = useTranslation('catalog');
  const lang = useLanguage();
  const [example] = useState<ChosenStay>(() => ({
    day: item.price_from?.date ?? '',
    adults: item.price_from?.adults ?? 2,
    ages: [],
  }));
  const [chosen, setChosen] = useState(example);
  const [tries, setTries] = useState(0);
  const { day, adults, ages } = chosen;
  const bookOf = (stay: ChosenStay) => `${paths.packageBook(item.slug)}?${chosenQuery(stay)}`;
  const choose = (next: ChosenStay) => {
    setChosen(next);
    onBook(bookOf(next));
  };
  const isComplete = ages.every((age) => age !== null);
  const body = isComplete ? JSON.stringify({ package: item.id, check_in: day, adults, children_ages: ages }) : null;
  const asked = useAskedQuote(body, `${tries} ${lang} ${body}`);
  return (
    <section className={styles.cost} aria-labelledby="cost" data-asked>
      <h3 id="cost" className={styles.title}>
        {t('cost.title')}
      </h3>
      <CostFields item={item} chosen={chosen} from={example.day} onChoose={choose} />
      {isComplete && (
        <CostLines
          asked={asked}
          party={{ adults, children: ages.length }}
          isExample={chosen === example}
          isInstant={item.confirmation_mode === 'instant'}
          day={day}
          book={bookOf(chosen)}
          onAgain={() => setTries((count) => count + 1)}
        />
      )}
    </section>
  );
}
