import { LocalLink } from '@atoll/ui/local-link';
import { textAddress } from '../sections/text-address';
import styles from './releases.module.css';

/** A text by its key, one step away. @param id `ru:catalog:hero.title` */
export function TextName({ id }: { id: string }) {
  const [language = '', namespace = '', ...key] = id.split(':');
  return (
    <LocalLink to={textAddress(language, namespace, key.join(':'))} className={styles.key}>
      <code>{`${namespace}:${key.join(':')}`}</code>
    </LocalLink>
  );
}
