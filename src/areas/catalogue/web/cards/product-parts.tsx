import { Suspense } from 'react';
import { shownPrice } from '#areas/pricing/price.ts';
import { DiscountTag, Tag } from '#design/products/tag.tsx';
import { cardWidths, Picture, smallWidths } from '#design/products/picture.tsx';
import { type AmountSize, Price } from '#design/products/price.tsx';
import { Figures } from '#design/products/figures.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import { nameAfterModel } from '#values/product-name.ts';
import type { CataloguePicture } from '../../contract.ts';
import { measurePriceText, withUnit } from './units.ts';
import { productStatus } from './product-status.ts';
import { type CatalogueContext, type ShowAmounts, withVat } from './catalogue-context.ts';
import type { CardProduct } from './card-product.ts';

/** The model for a line of its own, and the rest of the name. */
const shownName = (product: Pick<CardProduct, 'name' | 'modelName'>): { title: string; model?: string } => {
  const title = nameAfterModel(product);
  return {
    title: withNonBreakingUnits(title),
    ...(product.modelName && title !== product.name && { model: product.modelName }),
  };
};

// On phones of 2x and 3x pixels a somewhat smaller picture looks as sharp and weighs half as much.
export const cardSizes =
  '(max-width: 767px) and (min-resolution: 2.5x) calc(33vw - 38px), (max-width: 767px) and (min-resolution: 1.5x) calc(42vw - 48px), (max-width: 767px) calc(50vw - 57px), (max-width: 1023px) 27vw, (max-width: 1279px) 20vw, 220px';
export const rowSizes = '(max-width: 767px) 104px, 156px';

type ProductPictureProps = { picture: CataloguePicture | null; sizes: string; eager?: boolean };

/** The picture has no alternative text, because the words beside it name the product. */
export const ProductPicture = ({ picture, sizes, eager }: ProductPictureProps) =>
  picture && <Picture picture={{ ...picture, alt: '' }} sizes={sizes} widths={cardWidths} eager={eager} decorative />;

interface SmallPictureProps {
  readonly picture: CataloguePicture | null;
  readonly size: number;
  readonly phoneSize?: number;
}

/** A decorative, square picture; `size` is its width in the page, 46 to 128 px, on phones `phoneSize` where that is another. */
export const SmallPicture = ({ picture, size, phoneSize = size }: SmallPictureProps) =>
  picture && (
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes={`(max-width: 767px) and (min-resolution: 2.5x) ${Math.round(phoneSize / 1.5)}px, (max-width: 767px) ${phoneSize}px, (min-resolution: 2.5x) ${Math.round(size / 1.5)}px, ${size}px`}
      widths={smallWidths}
      decorative
    />
  );

// A static import would put it into the browser's bundle of each page: few goods have an energy label.
const EnergyArrow = import.meta.env.SSR
  ? (await import('../energy/energy-arrow.tsx')).default
  : lazyPart(() => import('../energy/energy-arrow.tsx'));

type ProductPriceProps = {
  product: Pick<
    CardProduct,
    | 'price'
    | 'lowestPrice30Days'
    | 'unitPrice'
    | 'kitSaving'
    | 'quantityPrices'
    | 'vatRate'
    | 'energy_class'
    | 'energy_scale'
    | 'eprel'
  >;
  context: CatalogueContext;
  size?: AmountSize;
};

/**
 * Nothing for a product without a price. A reduction always shows the lowest price of the last 30 days beside it, as the law
 * requires (Ley 7/1996 art. 20.1, Directive 98/6/EC art. 6a), goods sold by content the price per litre or kilo, and goods
 * with an energy label its class (Regulation (EU) 2017/1369 art. 6).
 */
export function ProductPrice({ product, context, size }: ProductPriceProps) {
  if (product.price.base === 0) return null;
  const show: ShowAmounts = (of) => <PriceOf product={product} context={context} size={size} of={of} />;
  return (
    <>
      {(context.withNet ?? withVat)(product.vatRate, show)}
      {product.energy_class && (
        <Suspense>
          <EnergyArrow product={product} />
        </Suspense>
      )}
    </>
  );
}

const PriceOf = ({
  product: { price, lowestPrice30Days, unitPrice, kitSaving, quantityPrices = [] },
  context: { t, locale },
  size,
  of,
}: ProductPriceProps & { of: (euros: number) => number }) => (
  <Price
    {...shownPrice({ base: of(price.base), sale: of(price.sale) })}
    locale={locale}
    size={size}
    oldLabel={t.before}
    perMeasure={
      [
        ...(unitPrice ? [measurePriceText({ ...unitPrice, price: of(unitPrice.price) }, locale)] : []),
        ...quantityPrices.slice(0, 1).map((step) => t.fromQuantity(step.from, formatEuros(of(step.price), locale))),
      ].join(' · ') || undefined
    }
    saving={kitSaving ? t.kitSaving(formatEuros(of(kitSaving.saved), locale)) : undefined}
    note={lowestPrice30Days ? t.lowest30(formatEuros(of(lowestPrice30Days), locale)) : undefined}
  />
);

export const hasTags = ({ discount, labels }: CardProduct): boolean => discount > 0 || labels.includes('new');

export const ProductTags = ({ product, t }: { product: CardProduct; t: CatalogueContext['t'] }) => (
  <>
    <DiscountTag percent={product.discount} label={t.discount} />
    {product.labels.includes('new') && <Tag>{t.labelNew}</Tag>}
  </>
);

/** '18 V', '60 Nm'; a number without a unit stands before its name, '3 peldaños'. */
export const KeyFigures = ({ product: { keyFigures }, locale }: { product: CardProduct; locale: Locale }) =>
  keyFigures && (
    <Figures>
      {keyFigures.map(({ name, value, unit }) => (
        <li key={name}>
          {!unit && /^\d/.test(value) ? (
            `${value} ${name.toLocaleLowerCase(locale)}`
          ) : (
            <>
              <span className="vh">{`${name} `}</span>
              {withUnit(value, unit)}
            </>
          )}
        </li>
      ))}
    </Figures>
  );

/** What cards and rows show alike. */
export const slotsOf = (product: CardProduct, context: CatalogueContext) => ({
  href: context.href(product.url),
  ...shownName(product),
  brand: product.brand?.name,
  reference: context.t.reference(product.article),
  status: (
    <>
      <ProductAvailability product={product} t={context.t} />
      {context.estimate?.(product)}
    </>
  ),
  ready: context.ready?.(product),
  actions: context.choices?.(product),
  buy: context.action?.(product),
  discontinued: product.isArchived,
});

interface ProductAvailabilityProps {
  readonly product: CardProduct;
  readonly t: CatalogueContext['t'];
  /** With the number of pieces on telephones too, whose cards have no room for it. */
  readonly full?: boolean;
}

export function ProductAvailability({ product, t, full }: ProductAvailabilityProps) {
  const { tone, text, detail } = productStatus(product, t);
  return (
    <StockStatus tone={tone} detail={!full && detail}>
      {full && detail ? `${text} · ${detail}` : text}
    </StockStatus>
  );
}
