import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './builder.module.css';
import { LikeThese } from './like-these';
import { StepContact } from './step-contact';
import { StepLikes } from './step-likes';
import { StepWhen } from './step-when';
import { StepWhere } from './step-where';
import { type Builder, useBuilder } from './use-builder';
import { WishNotice } from './wish-notice';
import { STEPS } from './wish-values';

const SCREENS = { 1: StepWhen, 2: StepWhere, 3: StepLikes, 4: StepContact } as const;

/** The trip builder: four steps on one page, with trips of the catalogue beside them. */
export function BuilderForm() {
  const { t } = useTranslation('booking');
  const builder = useBuilder();
  const { step, faultyTries, values, sending } = builder;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  const Screen = SCREENS[step];

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, [step]);
  // After the step has changed: the fault may stand on another one.
  useEffect(() => {
    if (faultyTries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button[name]')?.focus();
  }, [faultyTries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void builder.next();
  };
  const busy = sending.state === 'busy';
  const last = step === 4;
  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Progress builder={builder} />
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          {t(`wish.steps.${step}`)}
        </h2>
        <Screen builder={builder} />
        {last && <WishNotice builder={builder} />}
        <div className={styles.go}>
          {step > 1 && (
            <LinkButton kind="secondary" size="large" to={paths.customTrip(step - 1)} preventScrollReset>
              {t('wish.back')}
            </LinkButton>
          )}
          <Button type="submit" size="large" busy={busy}>
            {t(busy ? 'form.sending' : last ? 'wish.send' : 'wish.next')}
          </Button>
        </div>
        {last && <p className={styles.hint}>{t('form.free')}</p>}
      </form>
      <ComponentBoundary of={values}>
        <LikeThese values={values} />
      </ComponentBoundary>
    </div>
  );
}

/** The four steps, which of them are done, and the way to each. */
function Progress({ builder: { step, done } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  return (
    <nav className={styles.progress} aria-label={t('wish.progress.label')}>
      <p role="status">{t('wish.progress.position', { step, all: STEPS.length })}</p>
      <ol>
        {STEPS.map((one) => (
          <li key={one} data-done={done.includes(one) || undefined}>
            <LocalLink to={paths.customTrip(one)} preventScrollReset aria-current={one === step ? 'step' : undefined}>
              <span className={styles.stepName}>{t(`wish.steps.${one}`)}</span>
              {done.includes(one) && <span className="doc-hidden">{t('wish.progress.isDone')}</span>}
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
