import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link-button.module.css';

/** An action inside a sentence: a button that reads as an underlined link. */
export const LinkButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.link, className)} />
);
