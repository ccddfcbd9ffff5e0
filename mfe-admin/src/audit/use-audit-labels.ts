import { useMemberWords } from '../content/fields/form-scope';

/** What a changed member is called: as the form of the agency's settings has it, which shares its words with all. */
export function useAuditLabels(): (entity: string, path: string) => string {
  const words = useMemberWords({ path: 'settings' });
  return (_entity, path) => words.label(path.split('.'));
}
