import { Section } from '#design/page/section.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { Table } from '#design/data-display/table.tsx';
import type { ProductDetail } from '../../contract.ts';
import { readyWhen } from './ready-when.ts';
import styles from './pickup-table.module.css';
import type { ProductShownIn } from './product-shown-in.ts';

/** Where it can be fetched, and from when. */
export function PickupTable({ product, shownIn: { t, locale } }: { product: ProductDetail; shownIn: ProductShownIn }) {
  if (product.pickupPoints.length === 0 || product.isArchived) return null;
  return (
    <Section title={t.detail.pickupPoints}>
      <Table
        caption={t.detail.pickupPoints}
        columns={[t.detail.point, t.detail.address, t.detail.stock, t.detail.ready]}
        rows={product.pickupPoints.map(({ id, name, address, available, readyAt }) => ({
          key: String(id),
          cells: [
            name,
            address,
            <StockStatus key={id} tone={available ? 'good' : 'none'}>
              {available ? t.detail.there : t.detail.notThere}
            </StockStatus>,
            available && readyAt ? (
              <span key="ready" className={styles.ready}>
                {readyWhen(readyAt, locale, t)}
              </span>
            ) : (
              '—'
            ),
          ],
        }))}
      />
    </Section>
  );
}
