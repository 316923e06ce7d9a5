import { type ReactNode, useEffect, useRef } from 'react';
import {
  ProductAvailability,
  productStatus,
  type CatalogueContext,
  useOwnsPlatform,
} from '#areas/catalogue/web/catalogue-web.ts';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { attributeGroups, type AttributeRow, type RowGroup } from '../../attribute-rows.ts';
import { maxPerSection } from '../../list-rules.ts';
import styles from './compare-table.module.css';
import { ComparedProduct } from './compared-product.tsx';
import { messages } from './messages.ts';
import { PinnedProducts } from './pinned-products.tsx';

type CompareTableProps = {
  category: string;
  products: readonly ProductCard[];
  attributes: readonly AttributeRow[];
  onlyDifferences: boolean;
  context: CatalogueContext;
};

/** Products side by side. The first column stays while scrolling sideways, the products' names while scrolling down. */
export function CompareTable({ category, products, attributes, onlyDifferences, context }: CompareTableProps) {
  const t = useMessages(messages);
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const count = products.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The pressed button is gone with its column, so keyboard focus moves to the table.
    if (count < countBefore.current && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true });
    countBefore.current = count;
  }, [count]);
  const differsOnly = onlyDifferences && count > 1;
  const groups = rowGroups(products, attributes, t, context)
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs || !differsOnly) }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <div className={styles.comparison}>
      <PinnedProducts products={products} scroller={scroller} head={head} context={context} />
      <div
        ref={scroller}
        className={`${styles.scroller} panel`}
        role="region"
        aria-label={t.table(category)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
        tabIndex={0}
      >
        <table className={styles.table} data-products={count}>
          <caption className="vh">{t.table(category)}</caption>
          <colgroup>
            <col className={styles.names} />
            <col span={count} />
          </colgroup>
          <thead ref={head}>
            <tr>
              <td className={styles.corner}>
                {t.fullness(count, maxPerSection)}
                <br />
                {count > 1 ? t.legend : t.oneOnly}
              </td>
              {products.map((product) => (
                <ComparedProduct key={product.id} product={product} context={context} />
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={count + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.code} className={classNames(row.differs && styles.differs)}>
                  <th scope="row">
                    <span>
                      {row.name}
                      {'\u00a0'}
                      {row.differs && <span className="vh">({t.differs})</span>}
                    </span>
                  </th>
                  {products.map(({ id }) => (
                    <td key={id}>{row.cells[id] ?? <span aria-label={t.absent}>—</span>}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {groups.length === 0 && <p className={styles.note}>{t.noDifferences}</p>}
    </div>
  );
}

interface Row {
  readonly code: string;
  readonly name: string;
  readonly differs: boolean;
  readonly cells: Readonly<Record<number, ReactNode>>;
}

type OfProduct<Value> = (product: ProductCard) => Value;

/** Rows that every product has, then the attributes; groups of the same name are joined. */
function rowGroups(
  products: readonly ProductCard[],
  attributes: readonly AttributeRow[],
  t: typeof messages.es,
  context: CatalogueContext,
): RowGroup<Row>[] {
  const row = (code: string, name: string, text: OfProduct<unknown>, cell: OfProduct<ReactNode>): Row => ({
    code,
    name,
    differs: new Set(products.map(text)).size > 1,
    cells: Object.fromEntries(products.map((product) => [product.id, cell(product)])),
  });
  const general: Row[] = [
    row(
      'brand',
      t.brand,
      ({ brand }) => brand?.code,
      ({ brand }) => brand?.name,
    ),
    row(
      'article',
      t.article,
      () => '',
      ({ article }) => article,
    ),
    row(
      'availability',
      t.availability,
      (product) => productStatus(product, context.t).text,
      (product) => <ProductAvailability product={product} t={context.t} />,
    ),
  ];
  // Of complete machines alone it would repeat the price.
  if (products.some(({ bare }) => bare))
    general.push(
      row('ready', t.ready, readyPrice, (product) => <ReadyPrice product={product} t={t} context={context} />),
    );
  const groups = attributeGroups(attributes, products).map(({ name, rows }) => ({
    name,
    rows: rows.map(({ values, ...rest }): Row => ({ ...rest, cells: values })),
  }));
  const first = groups.find(({ name }) => name === t.general);
  return [
    { name: t.general, rows: [...general, ...(first?.rows ?? [])] },
    ...groups.filter((group) => group !== first),
  ];
}

/** What it costs ready to use; null where that is not to be had. */
const readyPrice = ({ bare, readyToUse, price }: ProductCard): number | null =>
  bare ? (readyToUse?.price ?? null) : unitPrice(price) || null;

type ReadyPriceProps = { product: ProductCard; t: typeof messages.es; context: CatalogueContext };

function ReadyPrice({ product, t, context: { locale } }: ReadyPriceProps) {
  const isOwned = useOwnsPlatform(product.bare?.platform.code);
  const price = isOwned ? unitPrice(product.price) : readyPrice(product);
  return price ? formatEuros(price, locale) : <span aria-label={t.absent}>—</span>;
}
