import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; checked: boolean };

/** Takes effect at once, unlike a `Checkbox` of a form. */
export const Switch = ({ label, className, checked, ...input }: SwitchProps) => (
  <label className={classNames(styles.switch, className)}>
    <input {...input} type="checkbox" role="switch" checked={checked} aria-checked={checked} />
    {label}
  </label>
);
