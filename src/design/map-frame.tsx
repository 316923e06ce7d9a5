import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './map-frame.module.css';

type MapFrameProps = {
  /** What the map shows, for those who cannot see it. */
  label: string;
  /** The map itself; it fills the frame. */
  children: ReactNode;
  legend?: readonly { colour: string; text: ReactNode }[];
  /** `IconButton`s in the corner. */
  controls?: ReactNode;
  className?: string;
};

export const MapFrame = ({ label, children, legend, controls, className }: MapFrameProps) => (
  <div className={classNames(styles.frame, className)} role="group" aria-label={label}>
    <div className={styles.map}>{children}</div>
    {legend && legend.length > 0 && (
      <ul className={styles.legend}>
        {legend.map(({ colour, text }, index) => (
          <li key={index}>
            <svg width="14" height="14" aria-hidden="true">
              <rect width="14" height="14" rx="2" fill={colour} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    )}
    {controls && <div className={styles.controls}>{controls}</div>}
  </div>
);
