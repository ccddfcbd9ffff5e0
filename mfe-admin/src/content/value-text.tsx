import { useTranslation } from 'react-i18next';
import { useMemberWords } from './fields/form-scope';
import type { FormKind } from './kind';

/** Any value of a document in words, for what is compared. */
export function ValueText({
  kind,
  path,
  value,
}: {
  kind: Pick<FormKind, 'path'>;
  path: readonly string[];
  value: unknown;
}) {
  const { t } = useTranslation('admin');
  const words = useMemberWords(kind);
  const text = (one: unknown, at = path): string => {
    if (one === null || one === undefined || one === '') return t('content.nothing');
    if (typeof one === 'boolean') return t(one ? 'rates.yes' : 'rates.no');
    if (typeof one === 'string' || typeof one === 'number') return words.choice(at, one);
    if (Array.isArray(one))
      return one.length === 0 ? t('content.nothing') : one.map((inner) => text(inner, at)).join('; ');
    return Object.entries(one)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([name, inner]) => `${words.label([...at, name])}: ${text(inner, [...at, name])}`)
      .join(', ');
  };
  return <>{text(value)}</>;
}
