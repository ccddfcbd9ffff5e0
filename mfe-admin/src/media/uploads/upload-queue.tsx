import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { Icon } from '@atoll/ui/icon';
import { useFileSize } from '../use-file-size';
import { AltPrompt } from './alt-prompt';
import { type UploadItem, isOpen } from './upload-item';
import styles from './uploads.module.css';
import type { Uploads } from './use-uploads';

/** The files on their way: how far each is, why one is not there, and what those that came in show. */
export function UploadQueue({ uploads, hasLinks = true }: { uploads: Uploads; hasLinks?: boolean }) {
  const { t } = useTranslation('admin');
  const { items, isBusy } = uploads;
  if (items.length === 0) return null;
  const count = items.filter(({ state }) => state === 'done').length;
  const wrong = items.filter(({ state }) => state === 'failed' || state === 'refused').length;
  return (
    <section className={styles.queue} aria-label={t('media.queue')}>
      <div className={styles.sum}>
        <p role="status">
          {t('media.queueDone', { count, all: items.length })}
          {wrong > 0 && ` ${t('media.queueWrong', { count: wrong })}`}
        </p>
        {!isBusy && (
          <Button type="text" onClick={uploads.clear}>
            {t('media.queueClear')}
          </Button>
        )}
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <Row key={item.id} item={item} uploads={uploads} hasLinks={hasLinks} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item, uploads, hasLinks }: { item: UploadItem; uploads: Uploads; hasLinks: boolean }) {
  const { t } = useTranslation('admin');
  const size = useFileSize();
  const { id, file, state, share, fault, media } = item;
  return (
    <li className={styles.item} data-state={state}>
      <span className={styles.thumb}>
        {media && <img src={media.variants.thumbnail} width={150} height={150} alt="" loading="lazy" />}
      </span>
      <div className={styles.about}>
        <p className={styles.file}>
          {media && hasLinks ? <Link to={paths.dashboardPicture(media.id)}>{media.filename}</Link> : <b>{file.name}</b>}
          <span>{size(file.size)}</span>
        </p>
        {isOpen(state) && <progress value={share} max={1} aria-label={t('media.progress', { name: file.name })} />}
        {state === 'waiting' && <p className={styles.state}>{t('media.waits')}</p>}
        {state === 'sending' && share === 1 && <p className={styles.state}>{t('media.looksAt')}</p>}
        {fault && !isOpen(state) && state !== 'done' && <p className={styles.fault}>{fault}</p>}
        {media?.duplicate && <p className={styles.known}>{t('media.known', { name: media.filename })}</p>}
        {media && <AltPrompt media={media} />}
      </div>
      <div className={styles.steps}>
        {state === 'failed' && <Button onClick={() => uploads.again(id)}>{t('media.again')}</Button>}
        {state !== 'done' && (
          <Button
            type="text"
            icon={<Icon name="cross" />}
            aria-label={t(isOpen(state) ? 'media.callOff' : 'media.takeOut', { name: file.name })}
            onClick={() => uploads.remove(id)}
          />
        )}
      </div>
    </li>
  );
}
