import { classNames } from '../class-names.ts';
import styles from '../products/picture-frame.module.css';

/** Classes of what holds a small picture of a product; its own class gives the size. */
export const framed = (own?: string): string => classNames(styles.frame, own);
