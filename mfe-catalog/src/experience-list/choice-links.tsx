import { LocalLink } from '@atoll/ui/local-link';
import type { ChoiceLink } from '../shared/use-list-filters';
import styles from './choice-links.module.css';

interface Choice {
  /** Null stands for all of them. */
  code: string | null;
  name: string;
  link: ChoiceLink;
}

/** Choices of a list as links: each is an address of its own, also where no script runs. */
export function ChoiceLinks({ label, chosen, choices }: { label: string; chosen: string | null; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ code, name, link }) => (
          <li key={code}>
            <LocalLink {...link} {...(code === chosen && { 'aria-current': 'page' as const })}>
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
