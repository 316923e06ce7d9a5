import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fact-list.module.css';

/** Names and values separated by hairlines, as in a data sheet. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly { name: string; value: ReactNode }[];
  className?: string;
}) => (
  <dl className={classNames(styles.facts, className)}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
