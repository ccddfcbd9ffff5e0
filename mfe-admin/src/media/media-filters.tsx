import { useTranslation } from 'react-i18next';
import {
  type ListMediaApiArg,
  useListMediaFoldersQuery,
  useListMediaTagsQuery,
} from '@atoll/api-client/endpoints/media.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { FilterSelect } from '../office/filter-select';

export const SORTS = ['newest', 'oldest', 'name', 'size'] as const;
const RIGHTS = ['no_licence', 'no_consent', 'consent_over'] as const;
const USES = ['unused', 'used'] as const;
/** Pictures in no folder: an address has no room for an empty name, and no folder begins with a dash. */
const TOP = '-';

type Get = (name: string) => string | undefined;

/** What the address asks for, as the API takes it. */
export function mediaQuery(get: Get): ListMediaApiArg {
  const [folder, used] = [get('folder'), get('used')];
  return {
    ...(get('search') && { search: get('search') }),
    ...(folder && { folder: folder === TOP ? '' : folder }),
    ...(get('tag') && { tag: get('tag') }),
    ...(used && { unused: used === 'unused' }),
    ...(get('missing_alt') && { missingAlt: LANGUAGE_CODES.find((code) => code === get('missing_alt')) }),
    ...(get('rights') && { rights: RIGHTS.find((one) => one === get('rights')) }),
    sort: SORTS.find((one) => one === get('sort')) ?? 'newest',
  };
}

/** Where pictures lie and what they are about; `isWhole`: also what they lack. */
export function MediaFilters({
  get,
  set,
  isWhole = false,
}: {
  get: Get;
  set: (name: string, value: string | undefined) => void;
  isWhole?: boolean;
}) {
  const { t } = useTranslation('admin');
  const { data: folders = [] } = useListMediaFoldersQuery();
  const { data: tags = [] } = useListMediaTagsQuery();
  const select = (name: string, label: string, any: string, options: { value: string; label: string }[]) => (
    <FilterSelect label={label} any={any} value={get(name)} options={options} onChange={(value) => set(name, value)} />
  );
  return (
    <>
      {select(
        'folder',
        t('media.folder'),
        t('media.anyFolder'),
        folders.map(({ folder, count, total }) =>
          folder === ''
            ? { value: TOP, label: t('media.option', { name: t('media.noFolder'), count }) }
            : { value: folder, label: t('media.option', { name: folder, count: total }) },
        ),
      )}
      {select(
        'tag',
        t('media.tag'),
        t('media.anyTag'),
        tags.map(({ tag, count }) => ({ value: tag, label: t('media.option', { name: tag, count }) })),
      )}
      {isWhole && (
        <>
          {select(
            'used',
            t('media.use'),
            t('media.anyUse'),
            USES.map((value) => ({ value, label: t(`media.${value}`) })),
          )}
          {select(
            'missing_alt',
            t('media.alt'),
            t('media.anyAlt'),
            LANGUAGE_CODES.map((value) => ({ value, label: t(`media.missing_${value}`) })),
          )}
          {select(
            'rights',
            t('media.rights'),
            t('media.anyRights'),
            RIGHTS.map((value) => ({ value, label: t(`media.${value}`) })),
          )}
        </>
      )}
    </>
  );
}
