import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { MoreLink } from '#design/page/section.tsx';
import { BlockSkeleton } from '#design/page/skeleton.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link, useHref } from '#web/link.tsx';
import { Picture, smallWidths } from '#design/products/picture.tsx';
import type { Category } from '../frame-data.ts';
import { messages } from './messages.ts';
import { useSections } from './use-sections.ts';
import styles from './catalogue-subsections.module.css';

/** A category's sections and brands, loaded when it is chosen. */
export function CatalogueSubsections({ category }: { category: Category }) {
  const t = useMessages(messages);
  const href = useHref();
  const { sections, hasFailed, retry } = useSections(category.id);
  // A category without sections links to its own products.
  const tiles = sections && (sections.list.length > 0 ? sections.list : [category]);
  return (
    <>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{category.name}</h2>
        <MoreLink href={href(category.url)}>{t.seeProducts(category.count)}</MoreLink>
      </div>
      {hasFailed ? (
        <Notice tone="error" live>
          <p>{t.sectionsFailed}</p>
          <Button variant="line" size="s" onClick={retry}>
            {t.retry}
          </Button>
        </Notice>
      ) : (
        <div className={`${styles.tiles} panel`} aria-busy={!tiles}>
          {tiles?.map((section) => <SectionTile key={section.id} section={section} />) ??
            Array.from({ length: 10 }, (_, index) => <BlockSkeleton key={index} className={styles.waiting} />)}
        </div>
      )}
      <p className="vh" role="status">
        {sections ? t.sectionsIn(tiles!.length, category.name) : ''}
      </p>
      {sections && sections.brands.length > 0 && (
        <>
          <h3 className={styles.brandsTitle}>{t.brandsIn(category.name)}</h3>
          <BrandTiles className={styles.brands}>
            {sections.brands.map(({ code, name, url, color }) => (
              <BrandTile key={code} name={name} href={href(url)} colour={color ?? undefined} size="s" />
            ))}
          </BrandTiles>
        </>
      )}
    </>
  );
}

function SectionTile({ section: { name, url, picture, count } }: { section: Category }) {
  const t = useMessages(messages);
  return (
    <Link to={url}>
      <SectionPicture picture={picture} className={styles.picture} />
      <span>
        {name}
        <small>{t.products(count)}</small>
      </span>
    </Link>
  );
}

type SectionPictureProps = { picture: { url: string; width: number; height: number } | null; className?: string };

/** The small drawing of a section; an empty space where there is none. */
export const SectionPicture = ({ picture, className }: SectionPictureProps) =>
  picture ? (
    <Picture className={className} picture={{ ...picture, alt: '' }} sizes="112px" widths={smallWidths} decorative />
  ) : (
    <span className={className} />
  );
