import { useTranslation } from 'react-i18next';
import { localized } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { BesideChoice } from './beside-choice';
import styles from './content.module.css';
import type { FormScope } from './fields/form-scope';
import type { ContentDocument, Kind } from './kind';
import { ContentStatusTag, LanguageTags } from './status-tag';

/** Where a thing stands, who changed it last, and which language stands beside English. */
export function FormHead({
  kind,
  document: stored,
  beside,
  onBeside,
}: {
  kind: Kind;
  document: ContentDocument;
  beside: FormScope['beside'];
  onBeside: (language: FormScope['beside']) => void;
}) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const moment = useMaldivesTime();
  const { status, slug, translation_status: states, updated_at: at, updated_by: by, publish_at: publishes } = stored;
  return (
    <div className={styles.head}>
      <p className={styles.state}>
        <ContentStatusTag status={status} />
        <LanguageTags of={states} />
        {status === 'scheduled' && publishes && <span>{t('content.publishes', { time: moment(publishes) })}</span>}
        <span className={styles.changed}>
          {t('content.changed', { time: moment(at), name: by ?? t('content.atoll') })}
        </span>
        {status === 'published' && slug && kind.site && (
          <a href={localized(kind.site(slug), own)} target="_blank" rel="noreferrer">
            {t('content.onSite')}
          </a>
        )}
      </p>
      <BesideChoice value={beside} onChange={onBeside} />
    </div>
  );
}
