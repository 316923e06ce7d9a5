import { Dropdown } from '#design/overlays/dropdown.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import type { SectionChild } from '../../contract.ts';
import { SmallPicture } from '../cards/product-parts.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import { messages } from './messages.ts';
import { splitChips } from './split-chips.ts';
import styles from './section-links.module.css';

type SectionLinksProps = {
  sections: readonly SectionChild[];
  /** The present section's own address. */
  path: string;
  context: CatalogueContext;
};

const tiles = { room: 1180, space: 98 };

/** The sections below the present one in one row, those without room behind 'more'; narrower windows scroll the row. */
export const SectionLinks = cachedFragment(({ sections, path, context: { locale, href } }: SectionLinksProps) => {
  const t = messages[locale];
  const [shown, rest] = splitChips(sections, ({ name }) => name, tiles);
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t.subsections}>
      <ul className={styles.row}>
        <li>
          <a className={styles.tile} href={href(path)} aria-current="page">
            {t.allOfSection}
          </a>
        </li>
        {shown.map((section) => (
          <li key={section.id}>
            <a className={styles.tile} href={href(section.url)}>
              <SmallPicture picture={section.picture} size={46} />
              {section.name}
            </a>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Dropdown label={t.moreChips(rest.length)}>
          {rest.map((section) => (
            <a key={section.id} href={href(section.url)}>
              {section.name}
            </a>
          ))}
        </Dropdown>
      )}
    </nav>
  );
});
