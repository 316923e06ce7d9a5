import styles from './face.module.css';

/** The initial of somebody, in place of a picture. */
export const Face = ({ name }: { name: string }) => (
  <span className={styles.face} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);
