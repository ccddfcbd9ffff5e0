import styles from './start-page.module.css';

export default function StartPage() {
  return <h1 className={styles.title}>Atoll</h1>;
}
