import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import styles from './schedule.module.css';

type ScheduleProps = {
  /** A `StockStatus`: open or closed. */
  status: ReactNode;
  /** 'Hoy hasta las 19:00' */
  detail?: ReactNode;
  caption: string;
  days: readonly { name: string; hours: string; today?: boolean }[];
  /** Text below the week: the midday break, holidays. */
  note?: ReactNode;
  open?: boolean;
  size?: 's' | 'm';
};

/** Today's status, which opens to the hours of the week. */
export const Schedule = ({ status, detail, caption, days, note, open, size = 'm' }: ScheduleProps) => (
  <details className={classNames(styles.schedule, 'panel', styles[size])} open={open}>
    <summary>
      <Icon name="clock" />
      <span>
        <b>{status}</b>
        {detail && <small>{detail}</small>}
      </span>
      <Icon name="chevron-down" className={styles.chevron} />
    </summary>
    <table aria-label={caption}>
      <tbody>
        {days.map(({ name, hours, today }) => (
          <tr key={name} className={today ? styles.today : undefined}>
            <th scope="row">{name}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </details>
);
