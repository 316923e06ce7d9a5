import { useEffect, useState } from 'react';
import { BrandTile } from '#design/brand-tile.tsx';
import { BrandTiles } from '#design/brand-tiles.tsx';
import { MoreLink } from '#design/section.tsx';
import { BlockSkeleton } from '#design/skeleton.tsx';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { Link, useHref } from '#web/link.tsx';
import type { Category } from './catalogue-categories.tsx';
import { messages } from './messages.ts';
import { SectionPicture } from './section-picture.tsx';
import { useFrame } from './use-frame.ts';
import styles from './catalogue-subsections.module.css';

/** What was loaded once stays for as long as the page does. */
const loaded = new Map<number, readonly Category[]>();
const shownBrands = 6;

/** The sections below a category, loaded when it is chosen, and the main brands. */
export function CatalogueSubsections({ category }: { category: Category }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  const { brands } = useFrame();
  const sections = useSections(category.id);
  const productCount = (count: number): string => (count === 1 ? t.product : t.products(formatNumber(count, locale)));
  return (
    <>
      <div className={styles.head}>
        <h2>{category.name}</h2>
        <MoreLink href={href(category.url)}>
          {category.count === 1 ? t.seeProduct : t.seeProducts(formatNumber(category.count, locale))}
        </MoreLink>
      </div>
      <div className={styles.tiles} aria-busy={!sections}>
        {sections?.map(({ id, name, url, picture, count }) => (
          <Link key={id} to={url}>
            <SectionPicture picture={picture} className={styles.picture} />
            <span>
              {name}
              <small>{productCount(count)}</small>
            </span>
          </Link>
        )) ?? Array.from({ length: 5 }, (_, index) => <BlockSkeleton key={index} className={styles.waiting} />)}
      </div>
      {brands.length > 0 && (
        <>
          <h3 className={styles.brandsTitle}>{t.brands}</h3>
          <BrandTiles className={styles.brands}>
            {brands.slice(0, shownBrands).map(({ name, url, color }) => (
              <BrandTile key={name} name={name} href={href(url)} colour={color ?? undefined} size="s" />
            ))}
          </BrandTiles>
        </>
      )}
    </>
  );
}

function useSections(sectionId: number): readonly Category[] | undefined {
  const [, setRead] = useState(0);
  useEffect(() => {
    if (loaded.has(sectionId)) return;
    const leaving = new AbortController();
    void loadSections(sectionId, leaving.signal).then(() => setRead((count) => count + 1));
    return () => leaving.abort();
  }, [sectionId]);
  return loaded.get(sectionId);
}

async function loadSections(sectionId: number, signal: AbortSignal): Promise<void> {
  try {
    const answer = await browserApi()('GET /catalog/section/list', { query: { sectionId: String(sectionId) } }, { signal });
    if (answer.ok) loaded.set(sectionId, answer.value.list);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
