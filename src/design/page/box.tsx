import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './box.module.css';

type BoxProps = {
  title?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `summary`: narrower, with the graphite bar above and sticky beside a tall column. */
  kind?: 'plain' | 'summary';
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

/** A white panel: a part of a form, a summary. */
export function Box({ title, actions, kind = 'plain', level = 2, className, children }: BoxProps) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  return (
    <section className={classNames(styles[kind], 'panel', className)} aria-labelledby={title ? headingId : undefined}>
      {title && (
        <div className={styles.head}>
          <Heading id={headingId}>{title}</Heading>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
