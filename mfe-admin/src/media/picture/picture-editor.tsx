import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { MediaDto } from '@atoll/api-client/endpoints/media.gen';
import { isLanguage } from '@atoll/contract/languages';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { ConflictChoices } from '../../office/conflict-choices';
import { LoadFailure } from '../../office/load-failure';
import { SaveBar } from '../../office/save-bar';
import { useWholePicture } from '../media-api';
import { UsageList } from '../usage-list';
import { useFileSize } from '../use-file-size';
import { Crops } from './crops';
import { FocalPoint } from './focal-point';
import { PictureFields } from './picture-fields';
import styles from './picture.module.css';
import { type PictureForm, usePictureForm } from './use-picture-form';

/** Members of the form by the key of their label. */
const LABELS: Readonly<Record<string, 'filename'>> = {
  source_url: 'source' as 'filename',
  consent_until: 'consent' as 'filename',
  focal_x: 'focal' as 'filename',
  focal_y: 'focal' as 'filename',
};

/** A picture and all that is said of it; what is changed is saved at the foot of the page. */
export function PictureEditor({ read }: { read: MediaDto }) {
  const { t } = useTranslation('admin');
  const isLocked = !usePermission('media.upload');
  const form = usePictureForm(read);
  const { conflicts, by, fault, settle } = form;
  const save = async () => {
    if (await form.save()) notify({ kind: 'success', text: t('content.saved') });
  };
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.seen}>
          <Seen form={form} isLocked={isLocked} />
          <section>
            <h2>{t('media.where')}</h2>
            {read.usage.length > 0 ? <UsageList usage={read.usage} /> : <p>{t('media.nowhere')}</p>}
          </section>
          <Facts media={read} />
        </div>
        <div className={styles.said}>
          {isLocked && <Notice>{t('content.readOnly')}</Notice>}
          {fault && <Notice kind="error">{fault}</Notice>}
          {((by !== undefined && form.isChanged) || conflicts.length > 0) && (
            <ConflictChoices
              by={by}
              conflicts={conflicts}
              labelOf={([name = '', ...path]) => {
                const label = t(`media.${LABELS[name] ?? (name as 'filename')}`);
                const language = path.find((part) => isLanguage(part));
                return language ? `${label}, ${t(`languages.${language as 'en'}`)}` : label;
              }}
              show={(_path, value) => (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || '—'}
              onSettle={settle}
            />
          )}
          <PictureFields form={form} isLocked={isLocked} />
        </div>
      </div>
      {!isLocked && form.isChanged && (
        <SaveBar
          label={t('content.unsaved', { count: form.count })}
          note={t('content.kept')}
          isSaving={form.isSaving}
          onSave={() => void save()}
          onDiscard={form.discard}
        />
      )}
    </>
  );
}

/** The whole picture with its focal point, and what the site makes of it. */
function Seen({ form, isLocked }: { form: PictureForm; isLocked: boolean }) {
  const { t } = useTranslation('admin');
  const { stored, mine, set } = form;
  const { data, error, refetch } = useWholePicture(stored);
  const focal = { x: mine.focal_x, y: mine.focal_y };
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} small />;
  return (
    <>
      <FocalPoint
        size={stored}
        picture={data}
        value={focal}
        isLocked={isLocked}
        onChange={({ x, y }) => set({ focal_x: x, focal_y: y })}
      />
      <section>
        <h2>{t('media.crops')}</h2>
        {data && <Crops size={stored} picture={data} focal={focal} />}
      </section>
    </>
  );
}

/** What the file is, and who changed it last. */
function Facts({ media }: { media: MediaDto }) {
  const { t } = useTranslation('admin');
  const size = useFileSize();
  const moment = useMaldivesTime();
  const { width, height, bytes, original_name, type, updated_at, updated_by } = media;
  return (
    <p className={styles.hint}>
      {t('media.pixels', { width, height })} · {size(bytes)} · {type.toUpperCase()}
      {original_name && ` · ${original_name}`}
      <br />
      {t('content.changed', { time: moment(updated_at), name: updated_by ?? t('content.atoll') })}
    </p>
  );
}
