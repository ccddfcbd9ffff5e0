import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@atoll/ui/checkbox';
import { isLanguage } from '@atoll/contract/languages';
import type { Member } from '../kind';
import { emptyPart } from './empty';
import { FieldGroup } from './field-group';
import { type Path, errorAt, useFormScope, useMemberWords } from './form-scope';

type Part = Extract<Member, { type: 'part' }>;

/** Members that belong together; where there may be none of them, a box says whether there are. */
export function PartField({
  member,
  path,
  value,
  label,
}: {
  member: Part;
  path: Path;
  value: unknown;
  label?: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const { kind, errors, isLocked, set, Field } = useFormScope();
  const words = useMemberWords(kind);
  const part = (value ?? null) as Record<string, unknown> | null;
  const isWords = path.at(-2) === 'text' && isLanguage(path.at(-1));
  const fields = Object.entries(member.members).map(([name, inner]) => (
    <Field
      key={name}
      member={inner}
      path={[...path, name]}
      value={part?.[name]}
      label={isWords && label ? <InLanguage of={[...path, name]} language={path.at(-1)!} /> : undefined}
    />
  ));
  // The words of one language in an entry: their names say the language.
  if (isWords) return <>{fields}</>;
  return (
    <FieldGroup label={label ?? words.label(path)} hint={words.hint(path)} error={errorAt(errors, path)} layout="grid">
      {member.none && (
        <Checkbox
          label={t('content.has')}
          disabled={isLocked}
          checked={part !== null}
          onChange={(event) => set(path, event.target.checked ? emptyPart(member.members) : null)}
        />
      )}
      {(part !== null || !member.none) && fields}
    </FieldGroup>
  );
}

function InLanguage({ of: path, language }: { of: Path; language: string }) {
  const { t } = useTranslation('admin');
  const { kind } = useFormScope();
  const words = useMemberWords(kind);
  return (
    <>
      {words.label(path)}
      <span>{t(`languages.${language as 'en'}`)}</span>
    </>
  );
}
