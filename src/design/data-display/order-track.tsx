import type { ReactNode } from 'react';
import styles from './order-track.module.css';

type OrderTrackProps = {
  label: string;
  steps: readonly { title: string; detail?: ReactNode; reached: boolean }[];
  /** What screen readers say after a reached step: 'hecho'. */
  reachedLabel: string;
};

/** The steps of an order; vertical on telephones. */
export const OrderTrack = ({ label, steps, reachedLabel }: OrderTrackProps) => (
  <ol className={styles.track} aria-label={label}>
    {steps.map(({ title, detail, reached }, index) => (
      <li
        key={title}
        className={reached ? styles.on : undefined}
        aria-current={reached && !steps[index + 1]?.reached ? 'step' : undefined}
      >
        <b>
          {title}
          {reached && <span className="vh">, {reachedLabel}</span>}
        </b>
        {detail}
      </li>
    ))}
  </ol>
);
