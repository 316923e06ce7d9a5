import { Icon } from '#design/page/icon.tsx';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import styles from './document-links.module.css';

export interface DocumentLink {
  readonly name: string;
  readonly note: string;
  readonly url: string;
}

/** Files to download. */
export const DocumentLinks = ({ documents, row }: { documents: readonly DocumentLink[]; row?: boolean }) => (
  <ul className={row ? styles.row : styles.column}>
    {documents.map(({ name, note, url }) => (
      <li key={url}>
        <a className={styles.document} href={url} download>
          <Icon name="document" />
          <span>
            <b>{name}</b>
            <small>{note}</small>
          </span>
          <Icon name="download" size="s" />
        </a>
      </li>
    ))}
  </ul>
);

/** 317440 → '310 kB', 2400000 → '2,4 MB'. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)}\u00a0kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, locale)}\u00a0MB`;
}
