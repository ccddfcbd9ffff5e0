import { useTranslation } from 'react-i18next';
import { useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { Select } from '@atoll/ui/select';
import { useListContentQuery } from '../content-api';
import type { KindPath } from '../kind';
import { FieldGroup } from './field-group';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

/** Things that are named by their codes: one, or several in the order in which they are listed. A code that is not there any more stays until it is taken out. */
export function CodeField({ of, path, value }: { of: KindPath; path: Path; value: unknown }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const { data } = useListContentQuery({ path: of, query: { lang, status: 'all' } });
  const chosen = Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value ? [value] : [];
  const listed = (data?.results ?? []).map((row) => ({ code: row.code ?? row.slug ?? '', name: row.name ?? '' }));
  const gone = chosen.filter((code) => !listed.some((one) => one.code === code));
  const options = [...gone.map((code) => ({ code, name: code })), ...listed];
  const shared = { label: words.label(path), hint: words.hint(path), error: errorAt(errors, path) };
  if (!Array.isArray(value))
    return (
      <Select
        {...shared}
        disabled={isLocked}
        value={chosen[0] ?? ''}
        onChange={(event) => set(path, event.target.value)}
      >
        {chosen.length === 0 && <option value="">{t('content.nothing')}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    );
  return (
    <FieldGroup {...shared} layout="ticks">
      {options.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          disabled={isLocked}
          checked={chosen.includes(code)}
          onChange={(event) =>
            set(
              path,
              options
                .map((one) => one.code)
                .filter((one) => (one === code ? event.target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </FieldGroup>
  );
}
