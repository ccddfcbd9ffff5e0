import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import type { Inclusion } from '../shared/catalog';
import styles from './inclusions.module.css';

const GROUPS = ['included', 'optional', 'excluded'] as const;

/** What the price covers, what can be added and for how much, and what it does not cover. */
export function Inclusions({ items }: { items: Inclusion[] }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => {
        const entries = items.filter(({ category }) => category === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} className={styles.group} data-group={group}>
            <h3 className={styles.title}>{t(`package.${group}`)}</h3>
            <ul className={styles.list}>
              {entries.map(({ id, label, price }) => (
                <li key={id} className={styles.entry}>
                  {group !== 'optional' && <Icon name={group === 'included' ? 'check' : 'cross'} />}
                  <span>{label}</span>
                  {price && group === 'optional' && <span className={styles.price}>{format.money(price)}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
