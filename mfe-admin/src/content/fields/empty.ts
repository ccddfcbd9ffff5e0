import type { Member, Members } from '../kind';

/** What a member begins with in an entry that has just been added. */
export function emptyOf(member: Member): unknown {
  if ('none' in member && member.none) return null;
  switch (member.type) {
    case 'yes':
      return false;
    case 'choice':
      return member.options[0];
    case 'number':
      return member.min ?? 0;
    case 'choices':
    case 'numbers':
    case 'list':
    case 'rows':
    case 'refs':
    case 'parts':
    case 'blocks':
      return [];
    case 'words':
      return { en: emptyOf(member.of) };
    case 'part':
      return emptyPart(member.members);
    case 'ref':
      return null;
    default:
      return '';
  }
}

/** An entry of a list, or a part that there may or may not be, as it begins. */
export const emptyPart = (members: Members): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, emptyOf(member)]));
