import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { useSearchField } from '../../office/use-list-query';
import { useGetEditableQuery, useListContentQuery, useReadDocuments } from '../content-api';
import { type KindPath, type RefOf, nameOf } from '../kind';
import { KINDS } from '../kinds';
import { ContentStatusTag } from '../status-tag';
import { ChosenList } from './chosen-list';
import { FieldGroup } from './field-group';
import type { RefsProps } from './field-props';
import styles from './fields.module.css';

const FOUND = 8;

/** Other things that the office sells or writes, found by their names; in their order. */
export function RefsField({
  of,
  label,
  hint,
  error,
  value,
  onChange,
  disabled = false,
  single = false,
  max,
}: RefsProps & { of: RefOf }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const [search, setSearch] = useState<string>();
  const read = useReadDocuments(of, value);
  const field = useSearchField(
    search,
    useCallback((text) => setSearch(text), []),
  );
  const kind = KINDS.get(of);
  const called = kind?.called ?? 'name';
  const known = (id: number) => {
    const document = read[value.indexOf(id)];
    return (document && kind && nameOf(kind, document, lang)) || `#${id}`;
  };
  const { currentData, isFetching } = useListContentQuery(
    { path: of, query: { lang, status: 'all', search, page_size: FOUND } },
    { skip: !search },
  );
  const found = (search && currentData?.results.filter(({ id }) => !value.includes(id))) || [];
  const isFull = !single && max !== undefined && value.length >= max;
  const take = (id: number) => {
    onChange(single ? [id] : [...value, id]);
    field.onChange({ target: { value: '' } });
    setSearch(undefined);
  };
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ChosenList
        ids={value}
        isLocked={disabled}
        nameOf={known}
        onChange={onChange}
        render={(id) => <RefName of={of} id={id} name={known(id)} />}
      />
      {!disabled && !isFull && (
        <div className={styles.finder}>
          <TextField
            type="search"
            label={t(single && value.length > 0 ? 'fields.other' : 'fields.find')}
            {...field}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (first) take(first.id);
            }}
          />
          <ul aria-live="polite" aria-busy={isFetching}>
            {found.map((row) => (
              <li key={row.id}>
                <Button type="text" onClick={() => take(row.id)}>
                  {row[called] ?? t('content.nameless')}
                  {row.status && row.status !== 'published' && <ContentStatusTag status={row.status} />}
                </Button>
              </li>
            ))}
            {search && currentData && found.length === 0 && <li className={styles.hint}>{t('content.noMatch')}</li>}
          </ul>
        </div>
      )}
    </FieldGroup>
  );
}

/** The name of a chosen thing, read here, and where visitors do not see it, its state. */
function RefName({ of, id, name }: { of: KindPath; id: number; name: string }) {
  const { data } = useGetEditableQuery({ path: of, id });
  return (
    <span>
      {name} {data && data.status !== 'published' && <ContentStatusTag status={data.status} />}
    </span>
  );
}
