import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { PageTitle } from '../src/page-title.tsx';
import styles from './gallery.module.css';
import type { Theme } from './pretend.ts';
import type { Specimen } from './specimen.tsx';
import { ACTIONS } from './specimens/actions.tsx';
import { CARDS } from './specimens/cards.tsx';
import { FACTS } from './specimens/facts.tsx';
import { FIELDS } from './specimens/fields.tsx';
import { HEADINGS } from './specimens/headings.tsx';
import { MESSAGES } from './specimens/messages.tsx';
import { PRICE_DETAILS } from './specimens/price-details.tsx';
import { SEA } from './specimens/sea.tsx';
import { WORDS } from './words.ts';

const SPECIMENS: Specimen[] = [
  ...ACTIONS,
  ...FIELDS,
  ...FACTS,
  ...PRICE_DETAILS,
  ...CARDS,
  ...HEADINGS,
  ...MESSAGES,
  ...SEA,
];
const THEMES: Theme[] = ['light', 'dark'];
/** For those who work on the components, in the language of the code. */
const TITLE = 'libs/ui';

interface Choice {
  language: Language;
  /** Null: that of the machine. */
  theme: Theme | null;
}

/** Every component in every state. */
export function Gallery(chosen: Choice) {
  const words = WORDS[chosen.language];
  return (
    <main className={styles.gallery}>
      <PageTitle title={TITLE} site={undefined} />
      <header className={styles.head}>
        <h1 lang="en">{TITLE}</h1>
        <nav lang="en">
          {LANGUAGE_CODES.map((language) => (
            <Choose
              key={language}
              label={language}
              choice={{ ...chosen, language }}
              now={chosen.language === language}
            />
          ))}
          {THEMES.map((theme) => (
            <Choose key={theme} label={theme} choice={{ ...chosen, theme }} now={chosen.theme === theme} />
          ))}
        </nav>
      </header>
      {SPECIMENS.map(({ name, wide, states }) => (
        <section key={name} id={name} className={styles.component} data-wide={wide} aria-labelledby={`${name}-name`}>
          <h2 id={`${name}-name`} lang="en">
            {name}
          </h2>
          {Object.entries(states(words)).map(([state, shown]) => (
            <figure key={state} className={styles.state} data-state={`${name}: ${state}`}>
              <figcaption lang="en">{state}</figcaption>
              <div className={styles.shown}>{shown}</div>
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}

function Choose({ label, choice, now }: { label: string; choice: Choice; now: boolean }) {
  const { language, theme } = choice;
  const query = new URLSearchParams({ language, ...(theme && { theme }) });
  return (
    <a href={`?${query}`} aria-current={now ? 'true' : undefined}>
      {label}
    </a>
  );
}
