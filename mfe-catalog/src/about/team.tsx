import type { AboutDto } from '@atoll/api-client/endpoints/pages.gen';
import { Picture } from '@atoll/ui/picture';
import styles from './team.module.css';

/** The people who answer, each with what they know best. Who has no portrait stands with a first letter. */
export function Team({ team }: { team: AboutDto['team'] }) {
  return (
    <ul className={styles.team}>
      {team.map(({ name, role, text, image }) => (
        <li key={name} className={styles.person}>
          <div className={styles.portrait}>
            {image ? (
              <Picture picture={image} sizes="6rem" decorative />
            ) : (
              <span aria-hidden="true">{Array.from(name)[0]}</span>
            )}
          </div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
