import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type SavedTravellerDto,
  useDeleteSavedTravellerMutation,
  useListSavedTravellersQuery,
} from '@atoll/api-client/endpoints/customers.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { Notice } from '@atoll/ui/notice';
import { Skeleton } from '@atoll/ui/skeleton';
import { AccountArea } from './account-area';
import styles from './account.module.css';
import { TravellerForm } from './traveller-form';

/** `/customer/dashboard/travellers`: who travels with the customer, for the next booking. */
export default function TravellersPage() {
  return <AccountArea of="travellers">{() => <Travellers />}</AccountArea>;
}

/** Whose form is open. */
type Open = { id: string } | 'new' | null;

function Travellers() {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useListSavedTravellersQuery();
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState('');
  const top = useRef<HTMLDivElement>(null);
  if (!data)
    return error ? (
      <ErrorCard title={t('account.travellers.failed')} error={error} onRetry={refetch} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  const start = (next: Open) => {
    setSaid('');
    setOpen(next);
  };
  /** The form or the line is gone: the focus goes on at the list. */
  const done = (words: string) => {
    setSaid(words);
    setOpen(null);
    top.current?.focus();
  };
  const form = (traveller: SavedTravellerDto | null) => (
    <TravellerForm traveller={traveller} onSaved={() => done(t('account.travellers.saved'))} onKeep={() => done('')} />
  );
  const isNew = open === 'new';
  return (
    <div ref={top} tabIndex={-1} className={styles.part}>
      <div role="status">{said && <Notice kind="success">{said}</Notice>}</div>
      {data.length === 0 && !isNew && (
        <EmptyState title={t('account.travellers.none')} text={t('account.travellers.noneText')} icon="people">
          <Button onClick={() => start('new')}>{t('account.travellers.add')}</Button>
        </EmptyState>
      )}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((traveller) => (
            <li key={traveller.id}>
              {typeof open === 'object' && open?.id === traveller.id ? (
                form(traveller)
              ) : (
                <Item
                  traveller={traveller}
                  onEdit={() => start({ id: traveller.id })}
                  onGone={() => done(t('account.travellers.removed'))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <section className={styles.form}>
          <h2>{t('account.travellers.add')}</h2>
          {form(null)}
        </section>
      )}
      {data.length > 0 && !isNew && (
        <div>
          <Button kind="secondary" onClick={() => start('new')}>
            {t('account.travellers.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Item({ traveller, onEdit, onGone }: { traveller: SavedTravellerDto; onEdit: () => void; onGone: () => void }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { intl } = LANGUAGES[useLanguage()];
  const [remove, { isLoading, error }] = useDeleteSavedTravellerMutation();
  const { id, name, birth_date: born, nationality, version } = traveller;
  const country = nationality && new Intl.DisplayNames(intl, { type: 'region' }).of(nationality);
  const facts = [born && format.date(born), country].filter(Boolean).join(' · ');
  const letGo = async () => {
    const answer = await remove({ id, 'If-Match': ifMatch(version) });
    if (!answer.error) onGone();
  };
  return (
    <>
      <div className={styles.line}>
        <div>
          <p className={styles.state}>{name}</p>
          {facts && <p className={styles.small}>{facts}</p>}
        </div>
        <div className={styles.actions}>
          <Button kind="quiet" aria-label={t('account.travellers.editOf', { name })} onClick={onEdit}>
            {t('account.travellers.edit')}
          </Button>
          <Button
            kind="quiet"
            busy={isLoading}
            aria-label={t('account.travellers.removeOf', { name })}
            onClick={() => void letGo()}
          >
            {t('account.travellers.remove')}
          </Button>
        </div>
      </div>
      {isApiError(error) && (
        <Notice kind="error">
          {error.status === 412 ? t('account.travellers.changedElsewhere') : errorText(error)}
        </Notice>
      )}
    </>
  );
}
