import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import { Section } from '#design/page/section.tsx';
import { StickyBar } from '#design/page/sticky-bar.tsx';
import type { ProductDetail } from '../../contract.ts';
import { breadcrumbTrail } from '../cards/catalogue-context.ts';
import type { ProductContext } from './product-context.ts';
import { Alternatives, type SimilarProduct } from './alternatives.tsx';
import { BuyBox } from './buy-box.tsx';
import { DocumentLinks, fileSize } from './document-links.tsx';
import { withUnit } from '../cards/units.ts';
import { FitsSection } from './fits/fits-section.tsx';
import { KitList } from './kit-list.tsx';
import { PickupTable } from './pickup-table.tsx';
import { ProductAvailability, ProductPrice } from '../cards/product-parts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { informationId, ProductInformation } from './product-information.tsx';
import styles from './product-page.module.css';
import { lazyPart } from '#web/missing-scripts.ts';
import { ServerMarkup } from '#web/server-markup.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { QuestionsSection } from './questions/questions-section.tsx';
import { questionsId } from './questions/questions-id.ts';
import { SafetySection } from './safety/safety-section.tsx';
import { SoldTogether } from './sold-together.tsx';
import { canPurchase } from '../cards/product-status.ts';
import { VersionSwitcher } from './version-switcher.tsx';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import { brandedName } from '#values/product-name.ts';

const ShortHeader = lazyPart(() => import('./short-header.tsx'));
// A static import would put what nothing reacts to into the browser's bundle of the page.
const ProductBenefits = import.meta.env.SSR
  ? (await import('./product-benefits.tsx')).default
  : lazyPart(() => import('./product-benefits.tsx'));

/** Rows of the data sheet beside the picture. */
const essentialRows = 6;

type ProductPageProps = {
  product: ProductDetail;
  similar: readonly SimilarProduct[];
  /** Quantity and the basket's button. */
  buy: ReactNode;
  /** The basket's button alone, for the bar at the foot of telephones. */
  stickyBuy: ReactNode;
  /** What makes a bare machine ready to use. */
  ready?: ReactNode;
  onAddAll?: (ids: readonly number[]) => Promise<boolean>;
  /** The shop's chat; null: it has none. */
  chatUrl: string | null;
  /** The row on what delivery to the visitor costs. */
  estimate?: ReactNode;
  /** The row on payment in instalments. */
  instalments?: ReactNode;
  /** How much of it a job takes. */
  calculator?: ReactNode;
  /** What the shop promises of its repairs; null: nothing. */
  service?: { readonly title: string; readonly text: string } | null;
  context: ProductContext;
  /** The visitor's own parts, at the end of the page. */
  children?: ReactNode;
};

export function ProductPage({
  product,
  similar,
  buy,
  stickyBuy,
  ready,
  onAddAll,
  chatUrl,
  estimate,
  instalments,
  calculator,
  service = null,
  context,
  children,
}: ProductPageProps) {
  const { t, locale } = context;
  const [tab, setTab] = useState('description');
  const buyBox = useRef<HTMLDivElement>(null);
  const isBuyBoxPast = useScrolledPast(buyBox);
  const isPurchasable = canPurchase(product);
  const alternatives = <Alternatives product={product} similar={similar} context={context} />;
  return (
    <div className="wrap" data-vat="">
      <Breadcrumbs label={t.breadcrumbs} trail={shortTrail(product, context)} />
      <ProductHead product={product} context={context} />
      <div className={styles.place}>
        <div className={styles.product}>
          <ProductGallery key={product.id} product={product} context={context} />
          <VersionSwitcher product={product} context={context} />
          <div ref={buyBox} className={styles.buy}>
            <BuyBox
              product={product}
              buy={buy}
              ready={ready}
              chatUrl={chatUrl}
              estimate={estimate}
              instalments={instalments}
              service={service}
              context={context}
            />
          </div>
          <Essentials product={product} context={context} onSheet={() => setTab('sheet')} />
        </div>
      </div>
      {calculator}
      {/* Alternatives come first where the product cannot be bought. */}
      {!isPurchasable && alternatives}
      <ServerMarkup>
        <ProductBenefits product={product} context={context} />
      </ServerMarkup>
      <ProductInformation product={product} context={context} selected={tab} onSelect={setTab} />
      <FitsSection product={product} context={context} />
      <KitList product={product} context={context} />
      <PickupTable product={product} context={context} />
      <SoldTogether product={product} onAddAll={onAddAll} context={context} />
      {product.brandCertificates.length > 0 && (
        <Section title={t.detail.certificates}>
          <DocumentLinks
            row
            documents={product.brandCertificates.map(({ name, url, size }) => ({
              name,
              url,
              note: t.detail.documentNote(
                product.brand?.name ?? t.detail.documentKinds.certificate,
                fileSize(size, locale),
              ),
            }))}
          />
        </Section>
      )}
      <QuestionsSection product={product} context={context} />
      <SafetySection product={product} context={context} />
      {isPurchasable && alternatives}
      {children}
      {stickyBuy && isBuyBoxPast && (
        <Suspense>
          <ShortHeader product={product} buy={stickyBuy} context={context} />
        </Suspense>
      )}
      {stickyBuy && (
        <StickyBar>
          <ProductPrice product={product} context={context} />
          {stickyBuy}
        </StickyBar>
      )}
    </div>
  );
}

/** The way to the page. Its last step is the model, or the name up to its first figure: the title below has the figures. */
function shortTrail(product: ProductDetail, context: ProductContext): Breadcrumb[] {
  const { modelName, name, brand } = product;
  const model = modelName && brandedName(modelName, brand?.name);
  const label = model || name.replace(/[\s,]+\S*\d.*$/s, '');
  return [...breadcrumbTrail(product.breadcrumbs, context).slice(0, -1), { label }];
}

const ProductHead = ({ product, context: { t, href } }: { product: ProductDetail; context: ProductContext }) => (
  <div className={styles.head}>
    <h1>{withNonBreakingUnits(product.name)}</h1>
    {product.figures.length > 0 && (
      <ul className={styles.figures}>
        {product.figures.map(({ name, value, unit }) => (
          <li key={name}>
            {withUnit(value, unit)} <small>{name}</small>
          </li>
        ))}
      </ul>
    )}
    <div className={styles.meta}>
      {product.brand && (
        <a className={styles.brand} href={href(product.brand.url)}>
          {product.brand.name}
          <svg aria-hidden="true">
            <rect width="100%" height="4" fill={product.brand.color ?? 'currentColor'} />
          </svg>
        </a>
      )}
      <span>{t.reference(product.article)}</span>
      {product.ean && <span>{t.detail.ean(product.ean)}</span>}
      <ProductAvailability product={product} t={t} full />
      {product.questions.length > 0 && <a href={`#${questionsId}`}>{t.detail.questions(product.questions.length)}</a>}
    </div>
  </div>
);

type EssentialsProps = { product: ProductDetail; context: ProductContext; onSheet: () => void };

function Essentials({ product, context: { t }, onSheet }: EssentialsProps) {
  // The figures that stand below the title are not said again, as in 'Norda 12 V'.
  const saysAgain = ({ name, value, unit }: ProductDetail['figures'][number]): boolean =>
    product.figures.some(
      (figure) =>
        figure.name === name ||
        (figure.unit && ` ${withUnit(value, unit)}`.endsWith(` ${withUnit(figure.value, figure.unit)}`)),
    );
  const all = product.technicalSheet.flatMap((group) => group.rows).filter((row) => !saysAgain(row));
  // Rows with a unit come first, because figures distinguish models.
  const rows = [...all.filter(({ unit }) => unit), ...all.filter(({ unit }) => !unit)].slice(0, essentialRows);
  if (rows.length === 0) return null;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onSheet();
    document.getElementById(informationId)?.scrollIntoView();
  };
  return (
    <div className={styles.essentials}>
      <h2>{t.detail.essentials}</h2>
      <FactList facts={rows.map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }))} />
      <a className={styles.sheetLink} href={`#${informationId}`} onClick={follow}>
        {t.detail.wholeSheet}
      </a>
    </div>
  );
}
