import type { CatalogueMessages } from '../../messages.ts';
import styles from './listing.module.css';

/** What the shop says about a section or a brand; blank lines part its paragraphs. */
export const ListingText = ({ name, text, t }: { name: string; text: string | undefined; t: CatalogueMessages }) =>
  text ? (
    <section className={styles.about}>
      <h2>{t.listing.about(name)}</h2>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  ) : null;
