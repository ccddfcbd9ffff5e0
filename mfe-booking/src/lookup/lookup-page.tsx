import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { AgencyContact } from '../shared/agency-contact';
import { Door } from '../shared/door';
import { WithoutScripts, scripted } from '../shared/without-scripts';
import { LookupForm } from './lookup-form';
import styles from './lookup.module.css';

/** Sends the link to a booking again. Whoever asks is told the same, whether there is such a booking or not. */
export default function LookupPage() {
  const { t } = useTranslation('booking');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Door title={t('lookup.title')} lead={t('lookup.lead')}>
      <WithoutScripts text={t('lookup.without')} message={t('message.question')} />
      <div className={`${styles.lookup} ${scripted}`}>
        {sentTo === null ? <LookupForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
      </div>
    </Door>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain(): void }) {
  const { t } = useTranslation('booking');
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes to what came of it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <div ref={notice} tabIndex={-1} className={styles.sent}>
        <Notice kind="success" title={t('lookup.sentTitle')}>
          {t('lookup.sent', { email })}
        </Notice>
      </div>
      <p>{t('lookup.nothing')}</p>
      <AgencyContact />
      <Button kind="secondary" onClick={onAgain}>
        {t('lookup.again')}
      </Button>
    </>
  );
}
