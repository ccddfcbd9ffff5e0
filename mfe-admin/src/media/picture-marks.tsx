import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { Tag } from '@atoll/ui/tag';
import { lacking } from './facts';
import type { Picture } from './media-api';

/** How often a picture is shown, and what it lacks to be shown everywhere. */
export function PictureMarks({ picture }: { picture: Picture }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const languages = lacking(picture);
  const { usage_count: count, consent_until: consent } = picture;
  return (
    <>
      <span>{count === 0 ? t('media.unused') : t('media.places', { count })}</span>
      {languages.length > 0 && (
        <Tag tone={languages.includes('en') ? 'danger' : 'warning'}>
          {t('media.noAlt', { languages: format.list(languages.map((code) => code.toUpperCase())) })}
        </Tag>
      )}
      {consent && consent < maldivesDay(new Date()) && <Tag tone="danger">{t('media.consent_over')}</Tag>}
    </>
  );
}
