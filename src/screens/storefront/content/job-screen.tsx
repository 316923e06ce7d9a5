import { useLoaderData } from 'react-router';
import { ProductCard } from '#areas/catalogue/web/cards/product-card.tsx';
import { toCardProduct } from '#areas/catalogue/web/cards/card-product.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { SectionTiles } from '#areas/catalogue/web/sections/section-tiles.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { Section } from '#design/page/section.tsx';
import { ProductGrid } from '#design/products/product-grid.tsx';
import { Amount } from '#design/products/price.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import { productActions } from '../catalogue/product-actions.tsx';
import { ContentText } from './content-text.tsx';
import { JobPictures } from './job-cards.tsx';
import { messages as jobMessages } from './jobs/messages.ts';
import styles from './job-screen.module.css';

export async function loader({ context, params }: LoaderArguments) {
  const api = apiOf(context);
  const [job, all] = await Promise.all([
    api('GET /content/page/job', { query: { slug: params.slug! } }).then(valueOrErrorPage),
    api('GET /content/page/job/list').then(valueOrErrorPage),
  ]);
  return {
    ...job,
    products: job.products.map(toCardProduct),
    others: all.list.filter(({ slug }) => slug !== job.slug).map(({ slug, url, title }) => ({ slug, url, title })),
  };
}

const picturesShown = 3;

/** A job: how it is done and what it needs. */
export default function JobScreen() {
  const { title, summary, picture, html, products, sections, total, seo, breadcrumbs, others } =
    useLoaderData<typeof loader>();
  const t = useMessages(jobMessages);
  const context = useCatalogueContext(productActions);
  const { href, locale } = context;
  return (
    <TitledPage
      title={seo.title}
      description={seo.description}
      trail={[{ label: breadcrumbs[0]!.name, href: href(breadcrumbs[0]!.url) }, { label: title }]}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{summary}</p>
          <p className={styles.total}>
            <span>
              <b>{t.needed(products.length)}</b>
              <small>{t.oneOfEach}</small>
            </span>
            <Amount value={total} locale={locale} size="l" />
          </p>
        </div>
        <JobPictures
          picture={picture}
          pictures={products.flatMap((product) => product.picture ?? []).slice(0, picturesShown)}
        />
      </div>
      <ContentText html={html} />
      {products.length > 0 && (
        <Section title={t.products}>
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} context={context} />
            ))}
          </ProductGrid>
        </Section>
      )}
      {sections.length > 0 && (
        <Section title={t.sections}>
          <SectionTiles sections={sections} context={context} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t.others} more={{ href: href('/tools-by-job'), label: t.all }}>
          <Chips>
            {others.map((other) => (
              <ChipLink key={other.slug} href={href(other.url)}>
                {other.title}
              </ChipLink>
            ))}
          </Chips>
        </Section>
      )}
    </TitledPage>
  );
}
