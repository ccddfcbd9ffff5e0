import { CodeField } from './code-field';
import { type MemberFieldProps, namesIn, useFormScope } from './form-scope';
import { HtmlField } from './html-field';
import { ListField } from './list-field';
import { PartField } from './part-field';
import { PartsField } from './parts-field';
import { PlainField } from './plain-field';
import { RefField } from './ref-field';
import { RowsField } from './rows-field';
import { TicksField } from './ticks-field';
import { WordsField } from './words-field';

/** The control of a member. */
export function MemberField({ member, path, value, label }: MemberFieldProps) {
  const { kind } = useFormScope();
  const named = kind.codes?.[namesIn(path).join('.')];
  if (named) return <CodeField of={named} path={path} value={value} />;
  if (member.type === 'text' && kind.html?.includes(namesIn(path).join('.')))
    return <HtmlField path={path} value={value} label={label} />;
  switch (member.type) {
    case 'choices':
    case 'numbers':
      return <TicksField member={member} path={path} value={value} />;
    case 'list':
      return <ListField path={path} value={value} label={label} />;
    case 'words':
      return (
        <WordsField
          member={member.of}
          pathOf={(language) => [...path, language]}
          valueOf={(language) => (value as Record<string, unknown> | null)?.[language]}
        />
      );
    case 'part':
      return <PartField member={member} path={path} value={value} label={label} />;
    case 'parts':
    case 'blocks':
      return <PartsField member={member} path={path} value={value} label={label} />;
    case 'ref':
    case 'refs':
      return <RefField member={member} path={path} value={value} />;
    case 'rows':
      return <RowsField path={path} value={value} />;
    default:
      return <PlainField member={member} path={path} value={value} label={label} />;
  }
}
