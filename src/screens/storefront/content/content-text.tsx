import type { Ref } from 'react';
import { classNames } from '#design/class-names.ts';
import styles from './content-text.module.css';

interface ContentTextProps {
  /** Made of a content file by the server, which escapes what is no Markdown. */
  readonly html: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The text of a content file, with its blocks (docs/content.md). */
export const ContentText = ({ html, className, ref }: ContentTextProps) => (
  <div ref={ref} className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
