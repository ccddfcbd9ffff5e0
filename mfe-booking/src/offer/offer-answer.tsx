import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestOfferDto, TripWishStateDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { LegalLinks } from '../shared/legal-links';
import { refusalText } from '../shared/refusal-text';
import styles from './offer.module.css';
import { type WishKey, useOfferAnswer } from './use-offer-answer';

interface Answering {
  wish: TripWishStateDto;
  offer: GuestOfferDto;
  of: WishKey;
  /** The offer, or its terms, are others by now. */
  onReread: () => void;
}

/** Yes with the conditions, or no with a word. What is typed stays until it is answered. */
export function OfferAnswer({ wish, offer, of, onReread }: Answering) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const [name, setName] = useState(wish.name ?? '');
  const [phone, setPhone] = useState(wish.phone ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [message, setMessage] = useState<string>();
  const { accept, decline, failure, isAccepting, isDeclining } = useOfferAnswer(of);
  const missing = (value: string) => (isTried && value.trim() === '' ? t('common:form.required') : undefined);
  const told = (field: string) => failure?.fields?.[field]?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAccepting || !isAgreed || !name.trim() || !phone.trim()) return;
    const terms = wish.terms_hash === null ? {} : { terms_hash: wish.terms_hash };
    const answer = { offer: offer.id, name: name.trim(), phone: phone.trim(), accept_terms: true as const, ...terms };
    void accept(answer).then((failed) => {
      if (failed?.fields?.['terms_hash'] === undefined) return;
      // They are to be read and accepted anew.
      setAgreed(false);
      onReread();
    });
  };
  return (
    <section className={styles.part} aria-labelledby="offer-answer">
      <h2 id="offer-answer">{t('tripOffer.answer')}</h2>
      {failure && !failure.fields && (
        <Notice kind="error" title={failure.code === 'sold_out' ? t('tripOffer.soldOut') : undefined}>
          <p>{failure.code === 'sold_out' ? t('tripOffer.soldOutText') : refusalText(failure)}</p>
          {failure.code === 'offer_changed' && (
            <Button kind="secondary" onClick={onReread}>
              {t('tripOffer.reread')}
            </Button>
          )}
        </Notice>
      )}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={t('form.name')}
          autoComplete="name"
          required
          maxLength={LENGTHS.name.max}
          value={name}
          error={missing(name) ?? told('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          required
          maxLength={LENGTHS.phone.max}
          value={phone}
          error={missing(phone) ?? told('phone')}
          onChange={(event) => setPhone(event.target.value)}
        />
        <Checkbox
          name="terms"
          label={t('form.terms')}
          required
          checked={isAgreed}
          error={isTried && !isAgreed ? (told('terms_hash') ?? t('common:form.required')) : undefined}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <LegalLinks />
        <p>{t('tripOffer.effect', { deposit: format.usd(offer.price_details.deposit_due) })}</p>
        <div className={styles.buttons}>
          <Button type="submit" busy={isAccepting}>
            {t('tripOffer.accept', { total: format.usd(offer.total) })}
          </Button>
          {message === undefined && (
            <Button kind="quiet" onClick={() => setMessage('')}>
              {t('tripOffer.decline')}
            </Button>
          )}
        </div>
      </form>
      {message !== undefined && (
        <div className={styles.form}>
          <TextArea
            label={t('tripOffer.why')}
            hint={t('tripOffer.whyHint')}
            optional
            rows={3}
            maxLength={LENGTHS.message.max}
            value={message}
            error={told('message')}
            onChange={(event) => setMessage(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button kind="secondary" busy={isDeclining} onClick={() => void decline(offer.id, message.trim())}>
              {t('tripOffer.declineNow')}
            </Button>
            <Button kind="quiet" onClick={() => setMessage(undefined)}>
              {t('tripOffer.keep')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
