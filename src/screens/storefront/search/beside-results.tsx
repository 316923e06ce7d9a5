import { ProductCarousel } from '#areas/catalogue/web/cards/product-carousel.tsx';
import type { CatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { LoadedListing } from '../catalogue/load-listing.ts';
import { FoundPages } from './found-pages.tsx';
import { messages } from './messages.ts';

/** What stands below the results: pages and guides, the nearest sections when none fits all of the query, and products of other kinds. */
export function BesideResults({ data, context }: { data: LoadedListing; context: CatalogueContext }) {
  const t = useMessages(messages);
  const { related, nearest, content } = data;
  return (
    <div className="wrap">
      {content && <FoundPages content={content} context={context} />}
      {nearest && nearest.sections.length > 0 && (
        <Section title={t.nearestSections}>
          <Chips>
            {nearest.sections.map(({ id, name, url }) => (
              <ChipLink key={id} href={context.href(url)}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </Section>
      )}
      {related && related.products.length > 0 && (
        <ProductCarousel title={t.related} products={related.products} context={context} />
      )}
    </div>
  );
}
