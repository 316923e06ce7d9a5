import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { HomeHero } from '#areas/catalogue/web/sections/home-hero.tsx';
import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import { messages as sectionMessages } from '#areas/catalogue/web/sections/messages.ts';
import { SectionCards } from '#areas/catalogue/web/sections/section-cards.tsx';
import { type SectionTile, SectionTiles } from '#areas/catalogue/web/sections/section-tiles.tsx';
import { toCardProduct, type CardProduct } from '#areas/catalogue/web/cards/card-product.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { isReduced } from '#areas/pricing/price.ts';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import { stageFont } from '#design/page/preloaded-fonts.ts';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { ViewedProducts, RecommendedProducts } from '../catalogue/viewed-products.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { exampleArticle, exampleWords } from './quick-order/example-article.ts';
import { HelpBlocks } from './help-blocks.tsx';
import { messages as homeMessages } from './home/messages.ts';
import { ProjectBlock, toShownProject } from './home/project-block.tsx';
import { QuickOrder } from './quick-order/quick-order.tsx';
import { SeasonHero, toHeroSeason } from './home/season-hero.tsx';
import { type HomeJob, HomeJobs } from './home-jobs.tsx';
import { HomePromos } from './home-promos.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import { StorePanel } from './store-panel.tsx';

const heroSlides = 4;
const rowProducts = 10;
const sectionsShown = 8;
/** So many of the other sections fill a row. */
const moreSectionsShown = 6;
/** The first is as wide as two: a row. */
const promotionsShown = 2;
const jobsShown = 8;

export async function loader({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [page, rows, promotions, jobs, { season }, projects, { moment }] = await Promise.all([
    api('GET /content/page/:page', { params: { page: 'main' } }).then(valueOrErrorPage),
    api('GET /reference/product-carouser/main').then(valueOrErrorPage),
    api('GET /content/page/promotion/list').then(valueOrErrorPage),
    api('GET /content/page/job/list').then(valueOrErrorPage),
    api('GET /content/page/season').then(valueOrErrorPage),
    api('GET /content/page/project/list').then(valueOrErrorPage),
    api('GET /content/contact/base').then(valueOrErrorPage),
  ]);
  const [first] = projects.list;
  const project = first && (await api('GET /content/page/project', { query: { slug: first.slug } }));
  const rowOf = (code: string) => rows.list.find((row) => row.code === code)?.products.map(toCardProduct) ?? [];
  return {
    title: page.title,
    seo: page.seo,
    nearby: page.visit?.nearby ?? [],
    advice: page.visit?.advice ?? '',
    article: exampleArticle(rows),
    words: exampleWords(rows),
    moment,
    season: season && toHeroSeason(season),
    hero: season
      ? []
      : [...rowOf('popular'), ...rowOf('sale')]
          .filter(({ price }) => isReduced(price))
          .filter(isFirst)
          .slice(0, heroSlides),
    project: project?.ok ? { heading: projects.seo.title, ...toShownProject(project.value) } : null,
    offers: rowOf('sale').slice(0, rowProducts),
    news: rowOf('new').slice(0, rowProducts),
    promotions: { title: promotions.seo.title, list: promotions.list.slice(0, promotionsShown) },
    jobs: {
      title: jobs.seo.title,
      list: jobs.list.slice(0, jobsShown).map(({ slug, url, title, summary, picture, pictures }): HomeJob => ({
        ...{ slug, url, title, summary, picture },
        pictures: picture ? [] : pictures.slice(0, 1),
      })),
    },
  };
}

const isFirst = ({ id }: CardProduct, index: number, all: readonly CardProduct[]): boolean =>
  all.findIndex((one) => one.id === id) === index;

/** The sections with the most products, in the order of the catalogue. */
function largest<Tile extends SectionTile>(sections: readonly Tile[]): Tile[] {
  const minCount = sections.map(({ count }) => count).sort((one, other) => other - one)[sectionsShown - 1] ?? 0;
  return sections.filter(({ count }) => count >= minCount).slice(0, sectionsShown);
}

export default function HomeScreen() {
  const { title, seo, season, hero, offers, news, promotions, jobs, project, nearby, advice, article, words, moment } =
    useLoaderData<typeof loader>();
  const { groups, brands, base, contacts } = useFrame();
  const all = groups.flatMap(({ categories }) => categories).filter(({ count }) => count > 0);
  const sections = largest(all);
  const moreSections = all.filter((section) => !sections.includes(section)).slice(0, moreSectionsShown);
  const context = useCatalogueContext(productActions);
  const contentTexts = useMessages(messages);
  const homeTexts = useMessages(homeMessages);
  const { t, href } = context;
  const texts = useMessages(sectionMessages);
  return (
    <div className="wrap">
      <title>{`${seo.title} · ${base.name}`}</title>
      <meta name="description" content={seo.description} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={stageFont} />
      <h1 className="vh">{title}</h1>
      {season ? (
        <SeasonHero season={season} />
      ) : (
        <HomeHero products={hero} context={context}>
          <HomePromos />
        </HomeHero>
      )}
      {sections.length > 0 && (
        <Section title={texts.categories} hideTitle>
          <SectionTiles sections={sections} context={context} />
        </Section>
      )}
      <ProductCarousel
        title={texts.offers}
        products={offers}
        more={{ href: href('/offers'), label: homeTexts.allOffers }}
        autoplay
        context={context}
      />
      {jobs.list.length > 0 && <HomeJobs title={jobs.title} jobs={jobs.list} />}
      {project && (
        <Section title={project.heading} more={{ href: href('/projects'), label: homeTexts.project.all }}>
          <ProjectBlock project={project} linksTitle />
        </Section>
      )}
      {promotions.list.length > 0 && (
        <Section title={promotions.title} more={{ href: href('/promotions'), label: contentTexts.promotions.all }}>
          <PromotionCards promotions={promotions.list} level={3} />
        </Section>
      )}
      <Section title={homeTexts.quickOrder.title}>
        <QuickOrder {...{ article, words }} />
      </Section>
      <ProductCarousel
        title={texts.news}
        products={news}
        more={{ href: href('/new-products'), label: homeTexts.allNews }}
        autoplay
        context={context}
      />
      {moreSections.length > 0 && (
        <Section title={texts.moreSections}>
          <SectionCards sections={moreSections} context={context} />
        </Section>
      )}
      {brands.length > 0 && (
        <Section title={texts.brands} more={{ href: href('/brands'), label: t.brands.all }}>
          <BrandTiles>
            {brands.map(({ name, url, color }) => (
              <BrandTile key={url} name={name} href={href(url)} colour={color ?? undefined} />
            ))}
          </BrandTiles>
        </Section>
      )}
      <HelpBlocks advice={advice} />
      <ViewedProducts context={context} />
      <RecommendedProducts context={context} />
      {hasStore(contacts) && (
        <Section title={texts.store} hideTitle>
          <StorePanel moment={moment} nearby={nearby}>
            {/* The section's name, which screen readers read already. */}
            <p aria-hidden="true">{texts.store}</p>
          </StorePanel>
        </Section>
      )}
    </div>
  );
}
