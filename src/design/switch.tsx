import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';

/** On or off, at once. */
export const Switch = ({ label, className, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) => (
  <label className={classNames(styles.switch, className)}>
    <input {...input} type="checkbox" role="switch" />
    {label}
  </label>
);
