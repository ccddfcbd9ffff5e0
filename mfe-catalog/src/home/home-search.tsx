import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { localized, paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Container } from '@atoll/ui/container';
import { Icon } from '@atoll/ui/icon';
import { DestinationsFailed, useDestinations } from '../shared/destinations';
import { MONTHS, TRAVELLERS } from '../shared/search';
import styles from './home-search.module.css';

/**
 * Where to, when, how many. Only the destination is asked for, unless there are none to choose from; the answer is the
 * list's address.
 */
export function HomeSearch() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [missing, setMissing] = useState(false);
  const { places, failed, ...loading } = useDestinations();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (value) query.append(name, String(value));
    if (!query.get('destination') && !failed) {
      setMissing(true);
      select.current?.focus();
      return;
    }
    void navigate(localized(paths.packages(query.toString()), language));
  };

  return (
    <Container className={styles.place}>
      {/* Also where no script runs yet: the fields are named as the list's address names them. */}
      <form
        className={styles.search}
        role="search"
        action={localized(paths.packages(), language)}
        aria-label={t('search.label')}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.field}>
          <label htmlFor={`${id}-where`}>{t('search.destination')}</label>
          <select
            ref={select}
            id={`${id}-where`}
            name="destination"
            defaultValue=""
            required={!failed}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error` : undefined}
            onChange={() => setMissing(false)}
          >
            <option value="">{t('search.destinationChoose')}</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          {failed && (
            <div className={styles.failed}>
              <DestinationsFailed {...loading} />
            </div>
          )}
          {missing && (
            <p id={`${id}-error`} className={styles.error} role="alert">
              {t('search.destinationRequired')}
            </p>
          )}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-month`}>{t('search.month')}</label>
          <select id={`${id}-month`} name="month" defaultValue="">
            <option value="">{t('search.monthAny')}</option>
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {format.month(month)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-who`}>{t('search.travellers')}</label>
          <select id={`${id}-who`} name="travellers" defaultValue="2">
            {TRAVELLERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" size="large" className={styles.submit}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </Container>
  );
}
