import type { ComponentProps } from 'react';
import { buttonClass, type ButtonFace } from './button-face.ts';
import { Icon } from '../page/icon.tsx';

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
