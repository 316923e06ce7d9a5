import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonFace } from './button-face.ts';
import { Icon } from '../page/icon.tsx';
import styles from './button.module.css';

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
      {...rest}
      className={buttonClass({ variant, size, wide }, loading && styles.loading, className)}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
