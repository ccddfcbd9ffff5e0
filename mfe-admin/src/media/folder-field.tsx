import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMediaFoldersQuery, useListMediaTagsQuery } from '@atoll/api-client/endpoints/media.gen';
import { TextField } from '@atoll/ui/field';
import { MOST } from './facts';

interface Props {
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A folder: one that there is, or a new one. */
export function FolderField({ value, error, disabled, onChange }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { data: folders = [] } = useListMediaFoldersQuery();
  return (
    <div>
      <TextField
        label={t('media.folder')}
        hint={t('media.folderHint')}
        error={error}
        list={id}
        value={value}
        maxLength={MOST.folder}
        readOnly={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {folders.map(
          ({ folder }) =>
            folder && (
              <option key={folder} value={folder}>
                {folder}
              </option>
            ),
        )}
      </datalist>
    </div>
  );
}

/** Tags in one line, with commas between them; `known` are those that can be named. */
export function TagsField({ value, error, disabled, known, onChange }: Props & { known?: string[] | undefined }) {
  const { t } = useTranslation('admin');
  const { data: tags = [] } = useListMediaTagsQuery();
  const offered = known ?? tags.map(({ tag }) => tag);
  const [last = ''] = value.split(/[,，、]/).slice(-1);
  const start = value.slice(0, value.length - last.length);
  const id = useId();
  return (
    <div>
      <TextField
        label={t('media.tags')}
        hint={t('media.tagsHint')}
        error={error}
        list={id}
        value={value}
        readOnly={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {offered.map((tag) => (
          <option key={tag} value={start === '' ? tag : `${start.trimEnd()} ${tag}`}>
            {tag}
          </option>
        ))}
      </datalist>
    </div>
  );
}
