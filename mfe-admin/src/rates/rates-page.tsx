import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { OfficePage } from '../office/office-page';
import { OffersPart } from './offers-part';
import { PoliciesPart } from './policies-part';
import { RateDialog, type RateForm } from './rate-dialog';
import { type Sample, typed } from './rate-draft';
import styles from './rates.module.css';
import { SeasonsPart } from './seasons-part';
import { TaxesPart } from './taxes-part';
import { useThings } from './use-things';

/** What each part of the page is given. */
export interface RatePart {
  mayChange: boolean;
  onOpen: (form: RateForm) => void;
}

const PARTS = { seasons: SeasonsPart, taxes: TaxesPart, policies: PoliciesPart, offers: OffersPart };
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** Days from today to the sample's arrival unless a season says when. */
const AHEAD = 120;

/** `/dashboard/rates`: what prices are made of besides the price itself. */
export default function RatesPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const permissions = useSessionUser()?.permissions ?? [];
  const { packages } = useThings();
  const [form, setForm] = useState<RateForm>();
  const [sample, setSample] = useState<Sample>();
  const [isSaved, setSaved] = useState(false);
  const part = NAMES.find((name) => name === params.get('part')) ?? 'seasons';
  const Part = PARTS[part];
  const mayChange = permissions.includes(part === 'taxes' ? 'taxes.change' : 'rates.change');
  const tomorrow = addDays(maldivesDay(new Date()), 1);
  const opened = (next: RateForm) => {
    const values = { ...(next.row && typed(next.kind, next.row)), ...next.usual };
    const first = values['first_night'] ?? '';
    setSaved(false);
    setForm(next);
    setSample((last) => ({
      scope: values['scope'] || (last?.scope ?? packages[0]?.scope ?? ''),
      room: values['scope'] && values['scope'] !== last?.scope ? '' : (last?.room ?? ''),
      nights: last?.nights ?? '7',
      check_in: first > tomorrow ? first : (last?.check_in ?? addDays(tomorrow, AHEAD)),
      adults: last?.adults ?? '2',
      booked_on: '',
    }));
  };
  return (
    <OfficePage title={t('rates.title')} lead={t('rates.lead')}>
      <nav className={styles.parts} aria-label={t('rates.title')}>
        {NAMES.map((name) => (
          <Link
            key={name}
            to={`${paths.dashboardRates()}?part=${name}`}
            aria-current={name === part ? 'page' : undefined}
            onClick={() => setSaved(false)}
          >
            {t(`rates.parts.${name}`)}
          </Link>
        ))}
      </nav>
      {isSaved && <Notice kind="success">{t('rates.saved')}</Notice>}
      <Part mayChange={mayChange} onOpen={opened} />
      {form && sample && (
        <RateDialog
          form={form}
          sample={sample}
          onSample={setSample}
          onClose={(saved) => {
            setForm(undefined);
            setSaved(saved);
          }}
        />
      )}
    </OfficePage>
  );
}
