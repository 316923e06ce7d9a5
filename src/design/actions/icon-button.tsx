import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import type { IconName } from '../page/icon-sprite.tsx';
import styles from './icon-button.module.css';

type IconFace = {
  icon: IconName;
  /** The accessible name. */ label: string;
  boxed?: boolean;
  iconSize?: 's' | 'm' | 'l';
};

const iconButtonClass = (boxed: boolean | undefined, className: string | undefined) =>
  classNames(styles.button, boxed && styles.boxed, className);

/** 44 px (48 boxed). With `aria-pressed` it is a toggle whose icon fills. */
export const IconButton = ({
  icon,
  label,
  boxed,
  iconSize,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & IconFace) => (
  <button type="button" aria-label={label} {...rest} className={iconButtonClass(boxed, className)}>
    <Icon name={icon} size={iconSize} />
    {children}
  </button>
);

export const IconLink = ({
  icon,
  label,
  boxed,
  iconSize,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & IconFace) => (
  <a aria-label={label} {...rest} className={iconButtonClass(boxed, className)}>
    <Icon name={icon} size={iconSize} />
    {children}
  </a>
);
