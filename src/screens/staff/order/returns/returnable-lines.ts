import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { ReturnableLine } from './returned-lines.tsx';

type Counted = Pick<StaffOrder, 'returns'> & {
  readonly lines: readonly Pick<StaffOrder['lines'][number], 'position' | 'name' | 'article' | 'quantity'>[];
};

/** The lines of an order of which there are pieces that no return has. */
export function returnableLines({ lines, returns }: Counted): ReturnableLine[] {
  const returned = new Map<number, number>();
  for (const { position, quantity } of returns.flatMap(({ items }) => items))
    returned.set(position, (returned.get(position) ?? 0) + quantity);
  return lines
    .map(({ position, name, article, quantity }) => ({
      ...{ position, name, article },
      max: quantity - (returned.get(position) ?? 0),
    }))
    .filter(({ max }) => max > 0);
}

/** The lines whose pieces a return awaits. */
export const awaitedLines = ({ lines }: Counted, { items }: StaffOrder['returns'][number]): ReturnableLine[] =>
  items.flatMap(({ position, quantity: max }) => {
    const line = lines.find((one) => one.position === position);
    return line ? [{ position, name: line.name, article: line.article, max }] : [];
  });
