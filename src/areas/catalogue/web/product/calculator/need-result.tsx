import type { ReactNode } from 'react';
import { type VatRate, withoutVat } from '#areas/pricing/vat.ts';
import { Notice } from '#design/page/notice.tsx';
import { Amount } from '#design/products/price.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { addCents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import type { ProductCalculation, ProductCard, ProductDetail } from '../../../contract.ts';
import type { Task } from '../../../needed-amount.ts';
import type { ProductContext } from '../product-context.ts';
import { withVat } from '../../cards/catalogue-context.ts';
import { messages } from './messages.ts';
import styles from './need-calculator.module.css';
import { amountText, piecesText, sumText } from './need-texts.ts';
import { offeredSizes, reckon } from './reckon.ts';

export interface ResultSurroundings {
  /** The most of one product that a basket holds. */
  readonly maxQuantity: number;
  /** Draws the button that puts lines into the basket. */
  readonly addLines: (
    lines: readonly { readonly product_id: number; readonly quantity: number }[],
    texts: { readonly label: string; readonly addedLabel: string },
  ) => ReactNode;
  readonly context: ProductContext;
}

interface NeedResultProps extends ResultSurroundings {
  /** The page's product, then what else the same square metres take. */
  readonly parts: readonly {
    readonly product: ProductCard & Pick<ProductDetail, 'consumption_unit'>;
    readonly calculation: ProductCalculation;
    readonly task: Task;
  }[];
  /** Has the cards of all sizes. */
  readonly page: ProductDetail;
}

/** How much the job takes, the sizes with their prices, what is short, and the button for all of them. */
export function NeedResult({ parts, page, maxQuantity, addLines, context }: NeedResultProps) {
  const t = useMessages(messages);
  const { locale, href, withNet = withVat } = context;
  const reckoned = parts.map((part) => ({
    ...part,
    found: reckon(part.calculation, offeredSizes(part.calculation, page), part.task, maxQuantity),
  }));
  const lines = reckoned.flatMap(({ found }) => found.lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sumOf = (isNet: boolean): number => {
    const net = (euros: number, rate: VatRate): number => (isNet ? withoutVat(euros, rate) : euros);
    return eurosFromCents(
      addCents(...lines.map(({ sum, card }) => centsFromEuros(net(eurosFromCents(sum), card.vatRate)))),
    );
  };
  const order = lines.map(({ card, quantity }) => ({ product_id: card.id, quantity }));
  return (
    <>
      <div aria-live="polite" className={styles.need}>
        {reckoned.map(({ product, calculation, task, found }) => {
          const sum = sumText(calculation, task, found.need, product, t, locale);
          const amount = (value: number): string => amountText(value, calculation, locale);
          return (
            <div key={product.id}>
              <p>
                {product.id === page.id ? t.need : product.name} <b className={styles.amount}>{amount(found.need)}</b>
              </p>
              {sum && <p className="muted small">{sum}</p>}
              <ul>
                {found.lines.map((line) => (
                  <li key={line.card.id}>
                    <b>{piecesText(line, calculation, t, locale)}</b>
                    {withNet(line.card.vatRate, (of) => formatEuros(of(eurosFromCents(line.sum)), locale))}
                  </li>
                ))}
              </ul>
              {found.left > 0 && <p className="muted small">{t.left(amount(found.left))}</p>}
              {found.isShort && (
                <Notice tone="attention">
                  {found.lines.length > 0 ? t.short(amount(found.there), amount(found.need)) : t.none}
                  {product.id !== page.id && (
                    <>
                      {' '}
                      <a href={href(product.section.url)}>{t.others(product.section.name)}</a>
                    </>
                  )}
                </Notice>
              )}
              {calculation.kind === 'length' && calculation.sizes[0]!.amount !== 1 && countOf(found.lines) > 1 && (
                <p className="muted small">{t.inPieces(countOf(found.lines))}</p>
              )}
            </div>
          );
        })}
      </div>
      {lines.length > 0 && (
        <>
          <p className={styles.total}>
            <span>
              {t.total}
              {withNet(undefined, (_, isNet) => (
                <small className="muted">{isNet ? t.withoutVat : t.vat}</small>
              ))}
            </span>
            {withNet(undefined, (_, isNet) => (
              <Amount value={sumOf(isNet)} locale={locale} size="l" />
            ))}
          </p>
          {/* The next job has a button of its own, even if it takes as much. */}
          <div key={JSON.stringify([order, parts.map(({ task }) => task)])}>
            {addLines(order, { label: t.add(pieces), addedLabel: t.added })}
          </div>
          <p className="muted small">{t.whole}</p>
        </>
      )}
    </>
  );
}

const countOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
