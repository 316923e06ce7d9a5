import { FactList } from '#design/data-display/fact-list.tsx';
import { Box } from '#design/page/box.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import styles from './basket-page.module.css';
import { messages } from './messages.ts';

/** What browsers without scripts show of a basket. */
export type PlainBasket = ReturnType<typeof plainBasket>;

export const plainBasket = ({ list, price }: Basket) => ({
  lines: list.map(({ name, quantity, sum }) => ({ name, quantity, sum })),
  price,
});

/** A basket as the server has it: names, quantities and the sum in euros, without delivery. */
export function PlainBasketList({ basket: { lines, price } }: { basket: PlainBasket }) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  const facts = lines.map(({ name, quantity, sum }) => ({ name, value: t.plainLine(quantity, sum) }));
  return (
    <Box title={t.lines} className={styles.note}>
      <FactList facts={[...facts, { name: t.total, value: <b>{formatEuros(price, locale)}</b> }]} />
    </Box>
  );
}
