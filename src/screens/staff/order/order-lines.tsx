import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros, formatNumber, formatPercent } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import table from '../parts/table.module.css';
import { TwoLines } from '../parts/two-lines.tsx';
import { EditOrder } from './edit-order.tsx';
import { messages } from './messages.ts';
import styles from './order.module.css';

/** What was ordered, with shelf, stock and what is already prepared; sums for those who see money. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { lines, items, units, price, deliveryPrice, amount, delivery, vat = [] } = order;
  const seesMoney = lines.some(({ sum }) => sum !== undefined);
  return (
    <Card title={t.lines} aside={<EditOrder order={order} part="lines" />} bare>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys */}
      <div className={table.scroll} tabIndex={0} role="region" aria-label={t.lines}>
        <table className={classNames(table.table, styles.lines)}>
          <thead>
            <tr>
              <th>
                <span className="vh">{t.picture}</span>
              </th>
              <th>{t.article}</th>
              <th>{t.preparation}</th>
              <th className={table.number}>{seesMoney ? t.unitPrice : t.quantity}</th>
              {seesMoney && <th className={table.number}>{t.amount}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.position}
                line={line}
                item={items.find(({ product_id }) => product_id === line.product_id)}
                isGivenUp={order.status === 'cancelled'}
                seesMoney={seesMoney}
              />
            ))}
          </tbody>
        </table>
      </div>
      {amount !== undefined && (
        <div className={styles.sumsFrame}>
          <dl className={styles.sums}>
            {price !== undefined && (
              <>
                <dt>{t.goods(formatNumber(units, locale))}</dt>
                <dd>{formatEuros(price, locale)}</dd>
              </>
            )}
            {deliveryPrice !== undefined && (
              <>
                <dt>{t.shipping(delivery.zone?.name)}</dt>
                <dd>{formatEuros(deliveryPrice, locale)}</dd>
              </>
            )}
            <dt className={styles.total}>{t.total}</dt>
            <dd className={styles.total}>{formatEuros(amount, locale)}</dd>
            {vat.map((part) => (
              <VatLine key={part.rate} {...part} />
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}

function VatLine({ rate, net, vat }: NonNullable<StaffOrder['vat']>[number]) {
  const t = useMessages(messages);
  const locale = useLocale();
  return (
    <>
      <dt className={styles.todo}>{t.vat(formatEuros(net, locale), formatPercent(rate, locale).replace(',00', ''))}</dt>
      <dd className={styles.todo}>{formatEuros(vat, locale)}</dd>
    </>
  );
}

interface LineProps {
  readonly line: StaffOrder['lines'][number];
  /** The same as its customer sees it, with the price of a unit. */
  readonly item: StaffOrder['items'][number] | undefined;
  /** Nobody prepares it any more. */
  readonly isGivenUp: boolean;
  readonly seesMoney: boolean;
}

function Line({ line, item, isGivenUp, seesMoney }: LineProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { article, name, quantity, picked, shelf, stock, picture, sum } = line;
  const count = (value: number): string => formatNumber(value, locale);
  return (
    <tr className={styles.line}>
      <td className={styles.picture}>
        {picture && (
          <img className={styles.thumb} src={`${picture.url}/96.jpg`} alt="" width="36" height="36" loading="lazy" />
        )}
      </td>
      <td className={table.wide}>
        <TwoLines title={name}>
          {[article, shelf === null ? null : t.shelf(shelf)].filter((text) => text !== null).join(' · ')}
          {' · '}
          <span className={classNames(stock !== null && stock <= 0 && styles.warn)}>
            {stock === null ? t.gone : t.stock(count(stock))}
          </span>
        </TwoLines>
      </td>
      <td>
        {isGivenUp ? null : picked >= quantity ? (
          <span className={styles.done}>
            <Icon name="check" size="s" />
            {t.inBox}
          </span>
        ) : (
          <span className={styles.todo}>{picked > 0 ? t.partlyPicked(count(picked), count(quantity)) : t.toPick}</span>
        )}
      </td>
      <td className={classNames(table.number, table.right)}>
        {count(quantity)}
        {seesMoney && item?.price && ` × ${formatEuros(item.price.sale || item.price.base, locale)}`}
      </td>
      {seesMoney && (
        <td className={classNames(table.number, table.strong, table.wide)}>
          {item?.total !== undefined && item.total !== sum && (
            <del className={styles.before}>
              <span className="vh">{t.beforeReductions} </span>
              {formatEuros(item.total, locale)}
            </del>
          )}
          {sum === undefined ? null : formatEuros(sum, locale)}
        </td>
      )}
    </tr>
  );
}
