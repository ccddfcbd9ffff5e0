import { useTranslation } from 'react-i18next';
import { ACCEPT } from '../file-rules';
import styles from './uploads.module.css';

/** Lets one choose files; the input lies over the button, so that clicks, keys and screen readers meet the browser's own control. */
export function FilesButton({
  label,
  isSingle = false,
  onChoose,
}: {
  label: string;
  isSingle?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <label className={styles.choose}>
      <input
        type="file"
        multiple={!isSingle}
        accept={ACCEPT}
        title={t('media.limit')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again: a browser tells of a change alone.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      {label}
    </label>
  );
}
