import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './order-track.module.css';

type OrderTrackProps = {
  label: string;
  steps: readonly { title: string; detail?: ReactNode; reached: boolean }[];
  /** What screen readers say after a reached step: 'hecho'. */
  reachedLabel: string;
  className?: string;
};

/** The steps of an order; vertical on telephones. */
export const OrderTrack = ({ label, steps, reachedLabel, className }: OrderTrackProps) => (
  <ol className={classNames(styles.track, className)} aria-label={label}>
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
