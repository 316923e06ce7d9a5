import { Icon } from '#design/page/icon.tsx';
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
