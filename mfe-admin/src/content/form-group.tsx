import { useTranslation } from 'react-i18next';
import styles from './content.module.css';
import { MemberField } from './fields/member-field';
import { useFormScope } from './fields/form-scope';
import { WordsField } from './fields/words-field';
import { type Content, type Group, sharedMembers, wordMembers } from './kind';
import { MapField, isOnMap } from './map/map-field';

/** Fields that belong together, under their heading. */
export function FormGroup({ group, content }: { group: Group; content: Content }) {
  const { t } = useTranslation('admin');
  const { kind } = useFormScope();
  const [shared, words] = [sharedMembers(kind), wordMembers(kind)];
  const matters = (name: string) => {
    // What somebody may not know of is not in their document.
    if (content[name] === undefined) return false;
    const condition = kind.when?.[name];
    return !condition || content[condition[0]] === condition[1];
  };
  const members = group.members?.filter(matters);
  return (
    <section className={styles.group} aria-labelledby={group.id}>
      <h2 id={group.id}>{t(`groups.${group.id as 'words'}`)}</h2>
      {group.words?.map((name) => (
        <WordsField
          key={name}
          member={words[name]!}
          pathOf={(language) => ['translations', language, name]}
          valueOf={(language) => content.translations[language]?.[name]}
        />
      ))}
      {members && (
        <div className={styles.members}>
          {members
            .filter((name) => !isOnMap(name))
            .map((name) => (
              <MemberField key={name} member={shared[name]!} path={[name]} value={content[name]} />
            ))}
          {members.some(isOnMap) && <MapField members={members.filter(isOnMap)} content={content} />}
        </div>
      )}
    </section>
  );
}
