import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { canBeHadBy } from '#areas/catalogue/fulfilment.ts';
import {
  type Catalogue,
  type CataloguePage,
  findProductPage,
  type FromOtherAreas,
} from '#areas/catalogue/server/catalogue.ts';
import type { Content } from '#areas/content/server/content.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Locale } from '#i18n/locale.ts';
import { Failure } from '#platform/http/failure.ts';

interface ProductPageParts {
  readonly catalogue: Catalogue;
  readonly delivery: Pick<Delivery, 'listReadyPoints' | 'describeFor'>;
  readonly content: Pick<Content, 'findQuestions'>;
  /** The notice on the legal guarantee. */
  readonly describeGuarantee: (locale: Locale) => ProductDetail['legalGuarantee'];
}

/** A product's page of what several areas know: the catalogue the product, others how it is handed over and what is asked. */
export const createProductPage =
  (parts: ProductPageParts) =>
  async (slug: string, locale: Locale): Promise<ProductDetail | Failure<'product_not_found' | 'product_moved'>> => {
    const found = await findProductPage(parts.catalogue, slug, locale);
    return found instanceof Failure ? found : { ...found.page, ...fromOtherAreas(parts, found, locale) };
  };

function fromOtherAreas(
  { delivery, content, describeGuarantee }: ProductPageParts,
  { page, price, sectionUrl, attributes }: CataloguePage,
  locale: Locale,
): FromOtherAreas {
  const { isVirtual, isArchived, deliveryClass, stock } = page;
  const canBeHad = (type: 'delivery' | 'pickup'): boolean => !isVirtual && canBeHadBy(page, type);
  return {
    pickupPoints: canBeHad('pickup')
      ? delivery.listReadyPoints(locale).map((point) => ({ ...point, available: stock.available }))
      : [],
    delivery: canBeHad('delivery') ? delivery.describeFor({ isVirtual, deliveryClass, price }) : null,
    // A service has no guarantee of goods, and what is no longer sold no buyer.
    legalGuarantee: isVirtual || isArchived ? null : describeGuarantee(locale),
    questions: content.findQuestions({ sectionUrl, attributes }, locale),
  };
}
