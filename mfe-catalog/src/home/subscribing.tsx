import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@atoll/ui/notice';
import { SubscribeForm } from './subscribe-form';

/** The form, then where to look. */
export default function Subscribing({ labelledBy }: { labelledBy: string }) {
  const [address, setAddress] = useState<string | null>(null);
  if (address !== null) return <Asked address={address} />;
  return <SubscribeForm labelledBy={labelledBy} onSent={setAddress} />;
}

/** Whether the address was on the list before, nobody learns here. */
function Asked({ address }: { address: string }) {
  const { t } = useTranslation('catalog');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1}>
      <Notice kind="success" title={t('newsletter.sent')}>
        {t('newsletter.sentText', { email: address })}
      </Notice>
    </div>
  );
}
