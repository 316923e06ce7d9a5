import { Icon } from '#design/page/icon.tsx';
import type { StoreVisit } from '../../contract.ts';
import styles from './today.module.css';

/** What is close to the store. */
export const Nearby = ({ nearby }: Pick<StoreVisit, 'nearby'>) => (
  <ul className={styles.nearby}>
    {nearby.map(({ icon, text }) => (
      <li key={text}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
);
