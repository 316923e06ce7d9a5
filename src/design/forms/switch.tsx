import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; checked: boolean };

/** Whether a checkbox is checked is its own state, for which `aria-checked` must not be set. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** Takes effect at once, unlike a `Checkbox` of a form. */
export const Switch = ({ label, className, checked, ...input }: SwitchProps) => (
  <label className={classNames(styles.switch, className)}>
    <input {...input} {...nativeSwitch} checked={checked} />
    {label}
  </label>
);
