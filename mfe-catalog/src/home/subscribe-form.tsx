import { useTranslation } from 'react-i18next';
import { type SubscribeDto, useSubscribeToNewsletterMutation } from '@atoll/api-client/endpoints/newsletter.gen';
import { useGuardedSending } from '@atoll/api-client/use-guarded-sending';
import { LENGTHS, MAIL_ADDRESS } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { type Faults, textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './newsletter.module.css';

/** An address, and the agreement to get letters there. */
export function SubscribeForm({ labelledBy, onSent }: { labelledBy: string; onSent: (address: string) => void }) {
  const { t } = useTranslation('catalog');
  const locale = useLanguage();
  const [subscribe] = useSubscribeToNewsletterMutation();
  const send = useGuardedSending((body: SubscribeDto, key) =>
    subscribe({ subscribeDto: body, 'Idempotency-Key': key }).unwrap(),
  );
  const { form, faults, failure, isUnclear, isBusy, submit } = useSendForm(
    (data): Faults => ({
      ...(!MAIL_ADDRESS.test(textOf(data, 'email')) && { email: t('newsletter.emailMissing') }),
      ...(!data.has('consent') && { consent: t('newsletter.consentMissing') }),
    }),
    async (data) => {
      const email = textOf(data, 'email');
      await send({ email, locale, source: 'home', consent: true });
      onSent(email);
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      noValidate
      aria-busy={isBusy}
    >
      <div className={styles.line}>
        <TextField
          name="email"
          type="email"
          label={t('newsletter.email')}
          error={faults.email}
          maxLength={LENGTHS.email.max}
          autoComplete="email"
          spellCheck={false}
          required
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          {t('newsletter.send')}
        </Button>
      </div>
      <Checkbox name="consent" label={t('newsletter.consent')} error={faults.consent} required />
      {failure && (
        <Notice kind="error" title={t(isUnclear ? 'newsletter.unclear' : 'newsletter.failed')}>
          {failure}
        </Notice>
      )}
    </form>
  );
}
