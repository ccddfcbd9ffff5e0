import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { FormReceiptDto } from '@atoll/api-client/endpoints/contact-messages.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { Button } from '@atoll/ui/button';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { type TypedForm, forgetTyped, keepTyped, restoreTyped } from '@atoll/ui/typed';
import { useChecks } from '@atoll/ui/use-checks';
import { type Faults, textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './contact.module.css';
import { useMessageSending } from './use-message-sending';

const KEPT: TypedForm = { name: 'contact', fields: ['name', 'email', 'phone', 'subject', 'message'] };

/** A message to the agency; what was typed stays, whatever the answer, and over a reload. */
export function ContactForm({ onSent }: { onSent: (receipt: FormReceiptDto, email: string) => void }) {
  const { t } = useTranslation('booking');
  const checks = useChecks();
  const send = useMessageSending();
  const own = (data: FormData): Faults => ({
    ...(textOf(data, 'name').length < LENGTHS.name.min && { name: t('review.nameShort') }),
    ...(textOf(data, 'subject').length === 1 && { subject: t('ask.subjectShort') }),
    ...(textOf(data, 'message').length < LENGTHS.question.min && { message: t('ask.textShort') }),
    ...(!data.has('consent') && { consent: t('ask.mustConsent') }),
  });
  const { form, faults, failure, isUnclear, isBusy, submit } = useSendForm(
    checks.all(own, checks.email, checks.phone),
    async (data) => {
      const email = textOf(data, 'email');
      const receipt = await send({
        name: textOf(data, 'name'),
        email,
        phone: textOf(data, 'phone') || null,
        subject: textOf(data, 'subject') || null,
        message: textOf(data, 'message'),
      });
      forgetTyped(KEPT);
      onSent(receipt, email);
    },
  );
  useEffect(() => restoreTyped(KEPT, form.current), [form]);
  useSubject(form);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepTyped(KEPT, currentTarget)}
      noValidate
      aria-busy={isBusy}
    >
      <TextField
        name="name"
        label={t('form.name')}
        error={faults.name}
        maxLength={LENGTHS.name.max}
        autoComplete="name"
        required
      />
      <div className={styles.pair}>
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          error={faults.email}
          maxLength={LENGTHS.email.max}
          autoComplete="email"
          spellCheck={false}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          error={faults.phone}
          maxLength={LENGTHS.phone.max}
          autoComplete="tel"
          optional
        />
      </div>
      <TextField
        name="subject"
        label={t('ask.subject')}
        error={faults.subject}
        maxLength={LENGTHS.subject.max}
        autoComplete="off"
        optional
      />
      <TextArea
        name="message"
        label={t('ask.text')}
        error={faults.message}
        rows={7}
        maxLength={LENGTHS.question.max}
        required
      />
      <Checkbox name="consent" label={t('wish.contact.consent')} error={faults.consent} required />
      {failure && (
        <Notice kind="error" title={t(isUnclear ? 'ask.unclear' : 'ask.failed')}>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={isBusy}>
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}

/** Writes down once what the page is asked about (`/contact?about=…`); from then on the subject is the reader's own. */
function useSubject(form: RefObject<HTMLFormElement | null>): void {
  const [query, setQuery] = useSearchParams();
  const about = query.get('about')?.slice(0, LENGTHS.subject.max);
  useEffect(() => {
    const subject = form.current?.elements.namedItem('subject');
    if (!about || !(subject instanceof HTMLInputElement)) return;
    subject.value = about;
    keepTyped(KEPT, form.current);
    setQuery(
      (asked) => {
        asked.delete('about');
        return asked;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [about, form, setQuery]);
}
