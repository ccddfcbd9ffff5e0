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
  const text = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return t('content.nothing');
    if (typeof one === 'boolean') return t(one ? 'rates.yes' : 'rates.no');
    if (typeof one === 'string' || typeof one === 'number') return words.choice(path, one);
    if (Array.isArray(one)) return one.length === 0 ? t('content.nothing') : one.map((inner) => text(inner)).join('; ');
    return Object.entries(one)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => `${words.label([...path, name])}: ${text(inner)}`)
      .join(', ');
  };
  return <>{text(value)}</>;
}
