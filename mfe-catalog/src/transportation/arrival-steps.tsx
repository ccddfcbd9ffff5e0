import { useTranslation } from 'react-i18next';
import styles from './arrival-steps.module.css';

const STEPS = ['declare', 'hall', 'counter', 'weigh', 'late', 'home'] as const;

/** What happens between the plane and the island, and on the way back. */
export function ArrivalSteps() {
  const { t } = useTranslation('catalog');
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <h3>{t(`arrival.${step}`)}</h3>
          <p>{t(`arrival.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}
