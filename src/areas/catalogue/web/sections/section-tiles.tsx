import { cachedFragment } from '#web/cached-fragment.tsx';
import type { SectionGroup } from '../../contract.ts';
import { SmallPicture } from '../cards/product-parts.tsx';
import styles from './section-tiles.module.css';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

export type SectionTile = Pick<SectionGroup, 'id' | 'name' | 'url' | 'picture' | 'count'>;

/** Sections with their picture and number of products. */
export const SectionTiles = cachedFragment(
  ({ sections, context: { t, href } }: { sections: readonly SectionTile[]; context: CatalogueContext }) => (
    <ul className={styles.tiles}>
      {sections.map(({ id, name, url, picture, count }) => (
        <li key={id}>
          <a className={styles.tile} href={href(url)}>
            <SmallPicture picture={picture} size={128} phoneSize={120} />
            <b>{name}</b>
            <span>{t.productCount(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  ),
);
