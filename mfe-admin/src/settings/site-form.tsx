import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { BesideChoice } from '../content/beside-choice';
import styles from '../content/content.module.css';
import { FormFrame } from '../content/form-frame';
import type { ContentDocument } from '../content/kind';
import { useForm } from '../content/use-form';
import { SITE_KIND } from './site-kind';
import { useWriteSite } from './use-write-site';

/** All that the agency sets about itself, in groups; English and one other language side by side. */
export function SiteForm({ read }: { read: ContentDocument }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const own = useLanguage();
  const [beside, setBeside] = useState<Exclude<Language, 'en'>>(own === 'zh' ? 'zh' : 'ru');
  const form = useForm(SITE_KIND, read, useWriteSite());
  const save = async () => {
    if (await form.save()) notify({ kind: 'success', text: t('settings.saved') });
  };
  return (
    <FormFrame
      kind={SITE_KIND}
      form={form}
      beside={beside}
      onSave={save}
      head={
        <div className={styles.head}>
          <p className={styles.state}>
            <span className={styles.changed}>{t('settings.changed', { time: moment(form.document.updated_at) })}</span>
            <a href={localized(paths.contact(), own)} target="_blank" rel="noreferrer">
              {t('content.onSite')}
            </a>
          </p>
          <BesideChoice value={beside} onChange={setBeside} />
        </div>
      }
    />
  );
}
