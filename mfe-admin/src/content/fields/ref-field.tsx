import type { Member } from '../kind';
import { type Path, errorAt, namesIn, useFormScope, useMemberWords } from './form-scope';
import { PicturesField } from './pictures-field';
import { RefsField } from './refs-field';

type Ref = Extract<Member, { type: 'ref' | 'refs' }>;

/** Pictures, or other things that the office sells and writes: one or several in their order. */
export function RefField({ member, path, value }: { member: Ref; path: Path; value: unknown }) {
  const { kind, errors, isLocked, set } = useFormScope();
  const words = useMemberWords(kind);
  const isSingle = member.type === 'ref';
  const ids = isSingle ? (typeof value === 'number' ? [value] : []) : Array.isArray(value) ? (value as number[]) : [];
  const shared = {
    label: words.label(path),
    hint: words.hint(path),
    error:
      errorAt(errors, path) ?? Object.entries(errors).find(([field]) => field.startsWith(`${path.join('.')}.`))?.[1][0],
    value: ids,
    onChange: (next: number[]) => set(path, isSingle ? (next[0] ?? null) : next),
    disabled: isLocked,
    single: isSingle,
    ...(member.type === 'refs' && member.count !== undefined && { max: member.count }),
  };
  const of = kind.refs?.[namesIn(path).join('.')];
  return of ? <RefsField {...shared} of={of} /> : <PicturesField {...shared} />;
}
