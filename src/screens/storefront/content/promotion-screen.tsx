import { data, useLoaderData } from 'react-router';
import { CompareBar } from '#areas/lists/web/compare/compare-controls.tsx';
import { messages } from '#areas/content/messages.ts';
import { ListingPage } from '#areas/catalogue/web/listing/listing-page.tsx';
import { parseListingQuery } from '#areas/catalogue/web/listing/listing-query.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, listingViewContext, type LoaderArguments } from '#web/router-context.ts';
import { ListingHead } from '../catalogue/listing-head.tsx';
import { listingSeo } from '../catalogue/listing-seo.ts';
import { loadListing, loadListingPage } from '../catalogue/load-listing.ts';
import { listingActions } from '../catalogue/product-actions.tsx';
import { redirectIfPastEnd, redirectIfUntidy } from '../catalogue/redirects.ts';
import { useFrame } from '../frame/frame-data.ts';
import { ContentText } from './content-text.tsx';
import { PromotionCards, PromotionTag } from './promotion-cards.tsx';
import styles from './promotion-screen.module.css';

export async function loader({ context, params, request }: LoaderArguments) {
  const api = apiOf(context);
  const slug = params.slug!;
  const outcome = await api('GET /content/page/promotion', { query: { slug } });
  if (!outcome.ok && outcome.error.statusCode === 410) {
    const { title = '', to = '' } = outcome.error as { title?: string; to?: string };
    const { list } = valueOrErrorPage(await api('GET /content/page/promotion/list'));
    return data({ ended: { title, to, others: list }, seo: { canonical: null } } as const, { status: 410 });
  }
  const promotion = valueOrErrorPage(outcome);
  redirectIfUntidy(request);
  const choice = parseListingQuery(new URL(request.url).searchParams);
  const listing = valueOrErrorPage(await loadListing(api, { promotion: slug }, choice));
  redirectIfPastEnd(request, listing.data);
  return {
    promotion,
    ...listing,
    seo: listingSeo({ seo: promotion.seo, products: listing.data.products }, listing.choice),
    view: context.get(listingViewContext),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Running = Extract<Loaded, { promotion: object }>;
type Ended = Extract<Loaded, { init: object | null }>['data']['ended'];

/** A promotion with its products; one that has ended says so and shows those that run. */
export default function PromotionScreen() {
  const loaded = useLoaderData() as Running | { ended: Ended };
  return 'ended' in loaded ? <EndedPromotion {...loaded.ended} /> : <RunningPromotion {...loaded} />;
}

function RunningPromotion({ promotion, data: listing, choice, seo, view }: Running) {
  const { promotions: t } = useMessages(messages);
  const { base } = useFrame();
  const context = useCatalogueContext(listingActions);
  const { href } = context;
  const { slug, url, title, summary, picture, html, from, to, daysLeft, breadcrumbs } = promotion;
  const head = (
    <>
      <Breadcrumbs
        label={context.t.breadcrumbs}
        trail={[
          { label: context.t.start, href: href('/') },
          { label: breadcrumbs[0]!.name, href: href(breadcrumbs[0]!.url) },
          { label: title },
        ]}
      />
      <div className={`${styles.hero} ink`}>
        <div className={styles.words}>
          <PromotionTag to={to} daysLeft={daysLeft} />
          <h1>{title}</h1>
          <p>{summary}</p>
          <p className={styles.dates}>{t.dates(from, to)}</p>
          <ButtonLink size="l" iconEnd="arrow-right" href="#products">
            {t.show}
          </ButtonLink>
        </div>
        <img className={styles.scene} src={picture} width="640" height="420" alt="" />
      </div>
      <h2 id="products" className={styles.count}>
        {t.products(listing.total)}
      </h2>
    </>
  );
  return (
    <>
      <ListingHead seo={{ ...seo, title: `${seo.title} · ${base.name}` }} choice={choice} />
      <ListingPage
        key={slug}
        title={title}
        head={head}
        data={listing}
        choice={choice}
        path={url}
        view={view}
        loadPage={(page) => loadListingPage(browserApi(), { promotion: slug }, { ...choice, page })}
        context={context}
      />
      <CompareBar />
      <div className="wrap">
        <Section title={t.conditions} hideTitle>
          <ContentText html={html} />
          <p className={styles.note}>{t.note}</p>
        </Section>
      </div>
    </>
  );
}

function EndedPromotion({ title, to, others }: Ended) {
  const { promotions: t } = useMessages(messages);
  const { base } = useFrame();
  const { href } = useCatalogueContext();
  return (
    <div className="wrap">
      <title>{`${t.ended(title)} · ${base.name}`}</title>
      <EmptyState
        title={t.ended(title)}
        text={t.endedText(to)}
        actions={
          <>
            <ButtonLink variant="ink" href={href('/promotions')}>
              {t.all}
            </ButtonLink>
            <ButtonLink variant="line" href={href('/catalog')}>
              {t.toCatalogue}
            </ButtonLink>
          </>
        }
      />
      {others.length > 0 && (
        <Section title={t.others}>
          <PromotionCards promotions={others} level={3} />
        </Section>
      )}
    </div>
  );
}
