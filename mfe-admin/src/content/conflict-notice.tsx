import { useTranslation } from 'react-i18next';
import { isLanguage } from '@atoll/contract/languages';
import { ConflictChoices } from '../office/conflict-choices';
import { useMemberWords } from './fields/form-scope';
import type { FormKind } from './kind';
import { type Conflict, isTogether } from '../office/merge';
import { ValueText } from './value-text';

/** Somebody else stored the same thing meanwhile: what both changed, and which of the two shall stand. */
export function ConflictNotice({
  kind,
  ...meanwhile
}: {
  kind: Pick<FormKind, 'path'>;
  by: string | null | undefined;
  conflicts: Conflict[];
  /** Whether what is typed may be stored. */
  isChanged: boolean;
  onSettle: (conflict: Conflict, theirs: boolean) => void;
}) {
  const { t } = useTranslation('admin');
  const words = useMemberWords(kind);
  return (
    <ConflictChoices
      {...meanwhile}
      labelOf={(path) => {
        if (isTogether(path.at(-1))) return t('map.title');
        const language = path.find((part) => isLanguage(part));
        return words.label(path) + (language ? `, ${t(`languages.${language as 'en'}`)}` : '');
      }}
      show={(path, value) => <ValueText kind={kind} path={path} value={value} />}
    />
  );
}
