import { PageHead } from '#design/page/page-head.tsx';
import styles from './page-head-band.module.css';

interface PageHeadBandProps {
  readonly title: string;
  /** The sentence below the title; empty: none. */
  readonly lead: string;
  /** The address of the picture beside it; null: none. */
  readonly picture: string | null;
}

/** The title of a page of text, with its lead and picture over the whole width. */
export const PageHeadBand = ({ title, lead, picture }: PageHeadBandProps) =>
  picture === null ? (
    <>
      <PageHead title={title} className={lead ? styles.tight : undefined} />
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  ) : (
    <div className={styles.band}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <img className={styles.picture} src={picture} width="640" height="420" alt="" />
    </div>
  );
