import { useTranslation } from 'react-i18next';
import { CONTACT_WAYS, type ContactWay } from '@atoll/contract/trip-wish';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import styles from './builder.module.css';
import { Choices } from './choices';
import type { Builder } from './use-builder';
import { useWishFault } from './use-wish-fault';
import { WishOverview } from './wish-overview';

/** Whom to answer and how, after a look over everything. */
export function StepContact({ builder }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  const faultText = useWishFault();
  const { values, faults, change, leave } = builder;
  const field = (name: 'name' | 'email' | 'phone') => ({
    ...{ name, value: values[name], error: faultText(faults[name]) },
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }, name),
    onBlur: () => leave(name),
  });
  const called = values.contact_by !== 'email';
  return (
    <>
      <WishOverview builder={builder} />
      <Choices
        one
        name="contact_by"
        legend={t('wish.contact.title')}
        choices={CONTACT_WAYS.map((way) => ({ value: way, label: t(`wish.contact.${way}`) }))}
        chosen={[values.contact_by]}
        onToggle={(way) => change({ contact_by: way as ContactWay }, 'phone')}
      />
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          type="email"
          label={t('form.email')}
          hint={t('wish.contact.emailHint')}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('form.phone')}
          hint={t('form.phoneHint')}
          autoComplete="tel"
          inputMode="tel"
          required={called}
          optional={!called}
        />
        <TextField {...field('name')} label={t('form.name')} autoComplete="name" optional />
      </div>
      <Checkbox
        name="consent"
        label={t('wish.contact.consent')}
        checked={values.consent}
        error={faultText(faults.consent)}
        required
        onChange={({ target }) => change({ consent: target.checked }, 'consent')}
      />
    </>
  );
}
