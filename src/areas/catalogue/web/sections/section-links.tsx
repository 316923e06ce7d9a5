import { cachedFragment } from '#web/cached-fragment.tsx';
import type { SectionChild } from '../../contract.ts';
import { SmallPicture } from '../cards/product-parts.tsx';
import styles from './section-links.module.css';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

/** The sections below the present one, in one row that scrolls when it is too long. */
export const SectionLinks = cachedFragment(
  ({ sections, context: { t, href } }: { sections: readonly SectionChild[]; context: CatalogueContext }) => (
    <nav className="no-print" aria-label={t.listing.subsections}>
      <ul className={styles.row}>
        {sections.map((section) => (
          <li key={section.id}>
            <a className={styles.tile} href={href(section.url)}>
              <SmallPicture picture={section.picture} size={46} />
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ),
);
