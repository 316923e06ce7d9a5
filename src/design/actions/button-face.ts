import { classNames } from '../class-names.ts';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './button.module.css';

/** What a button and a link dressed as one have in common. */
export type ButtonFace = {
  /** One `primary` in a block; beside it the others. */
  variant?: 'primary' | 'ink' | 'line' | 'quiet' | 'red';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

export const buttonClass = (
  { variant = 'primary', size = 'm', wide }: ButtonFace,
  ...more: readonly (string | false | undefined)[]
): string => classNames(styles.button, styles[variant], styles[size], wide && styles.wide, ...more);
