import type { ProductCard } from '#areas/catalogue/contract.ts';
import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import type { CatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { messages as searchMessages } from '#areas/search/messages.ts';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Section } from '#design/page/section.tsx';
import type { LoadedListing } from '../catalogue/load-listing.ts';
import { askPath } from '#web/ask-path.ts';
import { useMessages } from '#i18n/messages.ts';
import { FoundPages } from './found-pages.tsx';
import { messages } from './messages.ts';
import styles from './nothing-found.module.css';

type NothingFoundProps = {
  query: string;
  popular: readonly ProductCard[];
  sections: readonly { id: number; name: string; url: string }[];
  /** What the search itself offers instead. */
  nearest: LoadedListing['nearest'];
  content: LoadedListing['content'];
  /** The shop's chat. */
  messaging: string | null;
  context: CatalogueContext;
};

/** An empty search result with tips, sections and popular products. */
export function NothingFound({ query, popular, nearest, content, messaging, context, ...others }: NothingFoundProps) {
  const t = useMessages(messages);
  const { unknown: unknownWords } = useMessages(searchMessages);
  const { href } = context;
  const unknown = nearest?.words[0] && unknownWords(nearest.words);
  // Where no word hints at a section, those that sell most would be nonsense as a guess.
  const hasNearest = nearest !== undefined && nearest.sections.length > 0 && !nearest.isUnrelated;
  const sections = hasNearest ? nearest.sections : others.sections;
  return (
    <div className="wrap">
      <Breadcrumbs
        label={context.t.breadcrumbs}
        trail={[{ label: context.t.start, href: href('/') }, { label: t.title(query) }]}
      />
      {content && <FoundPages content={content} context={context} />}
      <EmptyState
        title={content ? t.noProducts : t.emptyTitle}
        text={[unknown, content ? '' : t.emptyText].filter(Boolean).join(' ')}
        actions={
          <>
            <ButtonLink href={href('/catalog')}>{t.toCatalogue}</ButtonLink>
            <ButtonLink variant="line" href={href(askPath({ message: query }))}>
              {t.askCounter}
            </ButtonLink>
            {messaging && (
              <ButtonLink variant="line" href={messaging} target="_blank" rel="noopener">
                {t.askInChat}
              </ButtonLink>
            )}
          </>
        }
      />
      <Section title={t.tips}>
        <ul className={styles.tips}>
          {[t.tipSpelling, t.tipFewer, t.tipReference].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
      {sections.length > 0 && (
        <Section title={hasNearest ? t.nearestSections : t.sections}>
          <Chips>
            {sections.map(({ id, name, url }) => (
              <ChipLink key={id} href={href(url)}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </Section>
      )}
      {hasNearest && nearest.products.length > 0 && (
        <ProductCarousel
          title={t.nearestProducts(nearest.sections[0]!.name)}
          products={nearest.products}
          context={context}
        />
      )}
      <ProductCarousel title={t.popular} products={popular} context={context} />
    </div>
  );
}
