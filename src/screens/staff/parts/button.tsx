import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './button.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is the next step: one on each screen. */
  look?: 'primary' | 'strong' | 'quiet' | 'danger';
  size?: 'small' | 'large';
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, look && styles[look], size && styles[size], className)}
      {...rest}
    />
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({ look, size, className, ...rest }: LinkProps & { look?: 'primary'; size?: 'small' }) => (
  <Link className={classNames(styles.button, look && styles[look], size && styles[size], className)} {...rest} />
);

/** A button that looks like a link. */
export const LinkButton = ({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={classNames(styles.link, className)} {...rest} />
);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  label: string;
  ref?: Ref<HTMLButtonElement>;
};

export const IconButton = ({ icon, label, className, children, ...rest }: IconButtonProps) => (
  <button type="button" className={classNames(styles.icon, className)} aria-label={label} {...rest}>
    <Icon name={icon} />
    {children}
  </button>
);
