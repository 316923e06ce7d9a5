import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import { type Cents, cents } from '#values/money.ts';
import { type CellContext, CellError, items, readInteger, readPrice } from './read-cells.ts';

const maxSteps = 10;
const maxPieces = 999;

/**
 * `10=4,20|50=3,90`: from 10 pieces 4.20 € each, from 50 pieces 3.90 €. A wrong one would sell at a wrong price, so its row is
 * refused. Which of them are below the price of one piece is decided when it is priced: a sale may end without another import.
 */
export function readQuantityPrices(cell: string | undefined, context: CellContext): QuantityPrice<Cents>[] {
  const steps = items(cell).map((item) => {
    const [pieces, price, ...rest] = item.split('=');
    const from = readInteger(pieces, 'quantity_prices');
    const euros = readPrice(price, 'quantity_prices', context);
    if (from === null || from < 2 || from > maxPieces || euros === null || rest.length > 0)
      throw new CellError(`quantity_prices is not pieces=price, from 2 to ${maxPieces} pieces: ${item.slice(0, 40)}`);
    return { from, price: cents(euros) };
  });
  if (steps.length > maxSteps) throw new CellError(`quantity_prices has more than ${maxSteps} steps`);
  if (steps.some((step, at) => at > 0 && (step.from <= steps[at - 1]!.from || step.price >= steps[at - 1]!.price)))
    throw new CellError('quantity_prices must rise in pieces and fall in price');
  return steps;
}
