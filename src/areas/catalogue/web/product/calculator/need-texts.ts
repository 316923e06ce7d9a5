import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProductCalculation, ProductDetail } from '../../../contract.ts';
import { hasWaste, type Task } from '../../../needed-amount.ts';
import type { CalculatorMessages } from './messages.ts';
import type { OfferedSize } from './reckon.ts';

const unitOf = { l: 'l', kg: 'kg', m2: 'm²', m: 'm', ud: 'ud' } as const satisfies Record<
  ProductCalculation['measure'],
  string
>;

/** '7 l' */
export const amountText = (amount: number, { measure }: Pick<ProductCalculation, 'measure'>, locale: Locale): string =>
  `${formatNumber(amount, locale)}\u00a0${unitOf[measure]}`;

/** '3 sacos de 25 kg', '33 piezas' where one is counted, '20 m' where it is cut to length. */
export function piecesText(
  { quantity, amount, card }: OfferedSize & { readonly quantity: number },
  calculation: ProductCalculation,
  t: CalculatorMessages,
  locale: Locale,
): string {
  const { measure } = calculation;
  if (amount === 1 && measure === 'm') return amountText(quantity, calculation, locale);
  const named = t.pieces(card.unit === 'ud' ? measure : card.unit, quantity);
  return amount === 1 && measure === 'ud' ? named : t.of(named, amountText(amount, calculation, locale));
}

/** '35 m², 2 manos' */
export function sizeText({ kind }: ProductCalculation, task: Task, t: CalculatorMessages, locale: Locale): string {
  const unit = kind === 'length' ? 'm' : kind === 'pieces' ? 'ud.' : 'm²';
  const size = `${formatNumber(task.size, locale)}\u00a0${unit}`;
  if (kind === 'coats') return `${size}, ${t.coatsOf(task.coats)}`;
  return kind === 'thickness' ? `${size}, ${formatNumber(task.thickness, locale)}\u00a0cm` : size;
}

/** How it is reckoned: '35 m² × 2 manos ÷ 10 m²/l = 7 l'. Null where there is nothing to reckon. */
export function sumText(
  calculation: ProductCalculation,
  task: Task,
  need: number,
  { consumption_unit: unit }: Pick<ProductDetail, 'consumption_unit'>,
  t: CalculatorMessages,
  locale: Locale,
): string | null {
  const { kind, measure, rate } = calculation;
  const number = (value: number): string => formatNumber(value, locale);
  const waste = hasWaste(calculation) && task.waste > 0;
  if (kind === 'pieces' || (kind === 'length' && !waste)) return null;
  const size = `${number(task.size)}\u00a0${kind === 'length' ? 'm' : 'm²'}`;
  const inverse = measure === 'l' && kind === 'coats' && (!unit || unit.startsWith('m2/'));
  const per = `${unitOf[measure]}/m²`;
  const factors = [
    kind === 'coats' && `× ${t.coatsOf(task.coats)}`,
    kind === 'thickness' && `× ${number(task.thickness)}\u00a0cm`,
    inverse && `÷ ${number(Math.round(1000 / rate) / 1000)}\u00a0m²/l`,
    !inverse && rate !== 1 && `× ${number(rate)}\u00a0${per}${kind === 'thickness' ? ` ${t.perCm}` : ''}`,
    waste && t.more(task.waste),
  ];
  return `${[size, ...factors.filter(Boolean)].join(' ')} = ${amountText(need, calculation, locale)}`;
}
