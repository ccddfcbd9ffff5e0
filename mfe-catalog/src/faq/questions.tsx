import type { FaqEntryDto } from '@atoll/api-client/endpoints/faqs.gen';
import { RichText } from '../blocks/rich-text';
import styles from './questions.module.css';

/** Questions whose answers open under them, without a script too. Each has an address: `#free-cancellation`. */
export function Questions({ faqs }: { faqs: readonly Pick<FaqEntryDto, 'slug' | 'question' | 'answer'>[] }) {
  return (
    <div className={styles.questions}>
      {faqs.map(({ slug, question, answer }) => (
        <details key={slug} id={slug} className={styles.question}>
          <summary>{question}</summary>
          <div className={styles.answer}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
