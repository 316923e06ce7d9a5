import type { ComponentProps } from 'react';
import styles from './choice-tile.module.css';

type ChoiceTileProps = Pick<ComponentProps<'input'>, 'name' | 'checked' | 'disabled' | 'onChange'> & {
  title: string;
  text: string;
};

/** One of a few choices in small tiles, two lines each: hours, months. A chosen one is graphite, one not to be had struck. */
export const ChoiceTile = ({ title, text, ...input }: ChoiceTileProps) => (
  <label className={styles.tile}>
    <input {...input} className="vh" type="radio" />
    <b>{title}</b>
    <span>{text}</span>
  </label>
);
