import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMediaQuery } from '@atoll/api-client/endpoints/media.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { ChosenList } from './chosen-list';
import { FieldGroup } from './field-group';
import type { RefsProps } from './field-props';
import styles from './fields.module.css';
import { MediaDialog } from './media-dialog';

/** Pictures of the library in their order; the first of several stands for the thing. */
export function PicturesField({
  label,
  hint,
  error,
  value,
  onChange,
  disabled = false,
  single = false,
  max,
}: RefsProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const room = single ? 1 : (max ?? Infinity) - value.length;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ChosenList
        isTiles
        ids={value}
        isLocked={disabled}
        nameOf={(id) => t('fields.picture', { id })}
        onChange={onChange}
        render={(id, place) => <Tile id={id} isCover={!single && place === 0 && value.length > 1} />}
      />
      {!disabled && room > 0 && (
        <Button type="dashed" className={styles.add} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(single && value.length > 0 ? 'fields.otherPicture' : 'fields.addPictures')}
        </Button>
      )}
      {isOpen && (
        <MediaDialog
          most={room}
          taken={single ? [] : value}
          onClose={() => setOpen(false)}
          onChoose={(ids) => {
            setOpen(false);
            onChange(single ? ids.slice(0, 1) : [...value, ...ids]);
          }}
        />
      )}
    </FieldGroup>
  );
}

function Tile({ id, isCover }: { id: number; isCover: boolean }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data, error } = useGetMediaQuery({ id });
  const alt = data?.alt[language] ?? data?.alt.en ?? '';
  return (
    <figure className={styles.tile}>
      {data ? (
        <img src={data.variants.card} width={400} height={300} alt={alt} loading="lazy" />
      ) : (
        <span>{error ? t('fields.pictureGone', { id }) : `#${id}`}</span>
      )}
      {isCover && <figcaption>{t('fields.cover')}</figcaption>}
    </figure>
  );
}
