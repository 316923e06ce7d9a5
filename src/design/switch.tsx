import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';

/** On or off, at once. */
export const Switch = ({ label, className, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) => (
  <label className={classNames(styles.switch, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
    <input {...input} type="checkbox" role="switch" />
    {label}
  </label>
);
