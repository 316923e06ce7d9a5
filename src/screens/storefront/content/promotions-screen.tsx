import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import { toCardProduct } from '#areas/catalogue/web/cards/card-product.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import { productActions } from '../catalogue/product-actions.tsx';
import { PromotionCards } from './promotion-cards.tsx';
import styles from './promotions-screen.module.css';

export async function loader({ context, request }: LoaderArguments) {
  const api = apiOf(context);
  const [promotions, rows] = await Promise.all([
    api('GET /content/page/promotion/list').then(valueOrErrorPage),
    api('GET /reference/product-carouser/main').then(valueOrErrorPage),
  ]);
  const reduced = rows.list.find(({ code }) => code === 'sale');
  const topics = new Map(promotions.list.flatMap(({ topic }) => (topic ? [[topic.code, topic.name]] : [])));
  const chosen = new URL(request.url).searchParams.get('topic') || null;
  return {
    // Search engines list the whole page: a topic repeats some of it.
    seo: chosen === null ? promotions.seo : { ...promotions.seo, canonical: null },
    topics: [...topics].map(([code, name]) => ({ code, name })),
    chosen,
    promotions: promotions.list.filter(({ topic }) => chosen === null || topic?.code === chosen),
    reduced: reduced && { title: reduced.title, products: reduced.products.map(toCardProduct) },
  };
}

/** The promotions that run today. */
export default function PromotionsScreen() {
  const { seo, topics, chosen, promotions, reduced } = useLoaderData<typeof loader>();
  const { promotions: t } = useMessages(messages);
  const context = useCatalogueContext(productActions);
  const { href } = context;
  return (
    <TitledPage title={seo.title} description={seo.description}>
      <PageHead title={seo.title} count={promotions.length > 0 && t.running(promotions.length)} />
      {topics.length > 1 && (
        <nav aria-label={t.topics}>
          <Chips className={styles.topics}>
            {[{ code: null, name: t.everything }, ...topics].map(({ code, name }) => (
              <ChipLink
                key={code}
                href={href(code === null ? '/promotions' : `/promotions?topic=${code}`)}
                aria-current={code === chosen || undefined}
              >
                {name}
              </ChipLink>
            ))}
          </Chips>
        </nav>
      )}
      {promotions.length > 0 ? (
        <PromotionCards promotions={promotions} />
      ) : (
        <EmptyState
          level={2}
          title={topics.length > 0 ? t.noneOfTopic : t.none}
          text={t.noneText}
          actions={
            <>
              <ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>
              {topics.length > 0 && (
                <ButtonLink variant="line" href={href('/promotions')}>
                  {t.all}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
      {reduced && <ProductCarousel title={reduced.title} products={reduced.products} context={context} />}
    </TitledPage>
  );
}
