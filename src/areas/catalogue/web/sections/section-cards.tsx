import { cachedFragment } from '#web/cached-fragment.tsx';
import { ProductPicture } from '../cards/product-parts.tsx';
import styles from './section-cards.module.css';
import type { SectionTile } from './section-tiles.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

const cardSizes = '(max-width: 767px) 38vw, 240px';

/** Sections as cards with a large picture below their name. */
export const SectionCards = cachedFragment(
  ({ sections, context: { t, href } }: { sections: readonly SectionTile[]; context: CatalogueContext }) => (
    <ul className={styles.cards}>
      {sections.map(({ id, name, url, picture, count }) => (
        <li key={id}>
          <a className={styles.card} href={href(url)}>
            <b>{name}</b>
            <span>{t.productCount(count)}</span>
            <ProductPicture picture={picture} sizes={cardSizes} />
          </a>
        </li>
      ))}
    </ul>
  ),
);
