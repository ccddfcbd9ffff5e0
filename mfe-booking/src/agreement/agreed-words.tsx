import { useTranslation } from 'react-i18next';
import type { BookingAgreementDto } from '@atoll/api-client/endpoints/bookings.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import styles from './agreement.module.css';

/** The very words of the terms, in the language in which they were accepted; where they were not kept it says so. */
export function AgreedWords({ agreement }: { agreement: BookingAgreementDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { words, terms_version: version, terms_accepted_at: acceptedAt } = agreement;
  const accepted =
    version !== null && acceptedAt !== null
      ? t('agreed.terms', { version, time: format.date(acceptedAt, MALDIVES_RECORD) })
      : null;
  return (
    <section className={styles.words} aria-labelledby="agreed-words">
      <h2 id="agreed-words">{t('agreement.words')}</h2>
      {accepted && <p className={styles.muted}>{accepted}</p>}
      {words ? (
        <div className={styles.text} lang={LANGUAGES[words.language].hreflang}>
          <h3>{words.title}</h3>
          {words.parts.map(({ kind, text }, index) => {
            // The words never change: their place is their name.
            if (kind === 'heading') return <h4 key={index}>{text}</h4>;
            return (
              <p key={index} data-kind={kind}>
                {text}
              </p>
            );
          })}
        </div>
      ) : (
        <p className={styles.honest}>{t('agreement.wordsNotKept')}</p>
      )}
    </section>
  );
}
