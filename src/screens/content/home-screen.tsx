import { useLoaderData } from 'react-router';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { HomeHero, type SectionTile } from '#areas/catalogue/web/home-hero.tsx';
import { ProductCarousel } from '#areas/catalogue/web/product-carousel.tsx';
import { SectionTiles } from '#areas/catalogue/web/section-tiles.tsx';
import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { BrandTile } from '#design/brand-tile.tsx';
import { BrandTiles } from '#design/brand-tiles.tsx';
import { Section } from '#design/section.tsx';
import { expectFound } from '#web/expect-found.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { productAction } from '../catalogue/product-action.tsx';
import type { FrameData } from '../frame/load-frame.ts';
import { useFrame } from '../frame/use-frame.ts';
import { StoreBlock } from './store-block.tsx';

const heroSlides = 4;
const rowProducts = 10;
const sectionsShown = 8;
/** The top of the catalogue beside the stage. */
const groupsShown = 2;

export async function loader({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [page, rows] = await Promise.all([
    api('GET /content/page/:page', { params: { page: 'main' } }).then(expectFound),
    api('GET /reference/product-carouser/main').then(expectFound),
  ]);
  const rowOf = (code: string) => rows.list.find((row) => row.code === code)?.products.map(asCard) ?? [];
  return {
    title: page.title,
    seo: page.seo,
    hero: [...rowOf('popular'), ...rowOf('sale')].filter(isReduced).filter(isFirst).slice(0, heroSlides),
    offers: rowOf('sale').slice(0, rowProducts),
    news: rowOf('new').slice(0, rowProducts),
  };
}

/** A page holds what it shows, no more. */
const asCard = (product: ProductCard): ProductCard => ({ ...product, pictures: [] });
const isReduced = ({ price }: ProductCard): boolean => price.sale > 0;
const isFirst = ({ id }: ProductCard, index: number, all: readonly ProductCard[]): boolean => all.findIndex((one) => one.id === id) === index;

/** A group with the picture of its first section and the products of all. */
const asTile = ({ id, name, url, categories }: FrameData['groups'][number]): SectionTile => ({
  id,
  name,
  url,
  picture: categories[0]?.picture ?? null,
  count: categories.reduce((sum, { count }) => sum + count, 0),
});

/** The sections with most products, in the order of the catalogue. */
function largest<Tile extends SectionTile>(sections: readonly Tile[]): Tile[] {
  const least = sections.map(({ count }) => count).sort((one, other) => other - one)[sectionsShown - 1] ?? 0;
  return sections.filter(({ count }) => count > 0 && count >= least).slice(0, sectionsShown);
}

export default function HomeScreen() {
  const { title, seo, hero, offers, news } = useLoaderData<typeof loader>();
  const { groups, brands } = useFrame();
  const sections = largest(groups.flatMap(({ categories }) => categories));
  const shownIn = useShownIn(productAction);
  const { t, href } = shownIn;
  return (
    <div className="wrap">
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={seo.canonical} />
      <h1 className="vh">{title}</h1>
      <HomeHero products={hero} groups={groups.slice(0, groupsShown).map(asTile)} shownIn={shownIn} />
      {sections.length > 0 && (
        <Section title={t.home.categories} hideTitle>
          <SectionTiles sections={sections} shownIn={shownIn} />
        </Section>
      )}
      <ProductCarousel title={t.home.offers} products={offers} autoplay shownIn={shownIn} />
      {brands.length > 0 && (
        <Section title={t.home.brands} more={{ href: href('/brands'), label: t.brands.all }}>
          <BrandTiles>
            {brands.map(({ name, url, color }) => (
              <BrandTile key={url} name={name} href={href(url)} colour={color ?? undefined} />
            ))}
          </BrandTiles>
        </Section>
      )}
      <ProductCarousel title={t.home.news} products={news} autoplay shownIn={shownIn} />
      <StoreBlock />
    </div>
  );
}
