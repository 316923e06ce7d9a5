import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';
import type { IconName } from '../page/icon-sprite.tsx';

/** The appearance of buttons, and of links that look like buttons. */
export type ButtonFace = {
  /** A block has at most one `primary`. */
  variant?: 'primary' | 'ink' | 'line' | 'quiet' | 'red';
  size?: 's' | 'm' | 'l';
  /** True: the button is as wide as its container. */
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

export const buttonClass = (
  { variant = 'primary', size = 'm', wide }: ButtonFace,
  ...more: readonly (string | false | undefined)[]
): string => classNames(styles.button, styles[variant], styles[size], wide && styles.wide, ...more);

export type ButtonProps = ComponentProps<'button'> & ButtonFace & { loading?: boolean };

/** `type` is "button" unless said otherwise. While loading it keeps its size and the focus, and ignores clicks. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, wide }, className)}
      {...rest}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonFace) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}

/** An action inside a sentence: a button that reads as an underlined link. */
export const LinkButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.link, className)} />
);
