import { Section } from '#design/page/section.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { Table } from '#design/data-display/table.tsx';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProductDetail } from '../../contract.ts';
import styles from './pickup-table.module.css';
import type { ProductContext } from './product-context.ts';

/** Where the product can be picked up, and from when. */
export function PickupTable({ product, context: { t, locale } }: { product: ProductDetail; context: ProductContext }) {
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
                {pickupTimeText(readyAt, locale, t)}
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

/**
 * 'el martes 24 de noviembre, desde las 11:00', in the shop's time. The day is always named, never 'today': the page may be
 * cached past midnight.
 */
export const pickupTimeText = (moment: string, locale: Locale, t: ProductContext['t']): string =>
  t.detail.onDay(
    formatDate(moment, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    formatDate(moment, locale, { hour: '2-digit', minute: '2-digit' }),
  );
