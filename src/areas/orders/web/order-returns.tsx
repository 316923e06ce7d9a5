import { Box } from '#design/page/box.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** The withdrawals from an order, with what became of each; nothing where there is none. */
export function OrderReturns({ returns }: Pick<Order, 'returns'>) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (returns.length === 0) return null;
  return (
    <Box title={t.returns}>
      <FactList
        facts={returns.map(({ reference, receivedAt, state }) => ({
          name: reference,
          value: `${t.returnStates[state]} · ${formatDate(receivedAt, locale, { dateStyle: 'long', timeStyle: 'short' })}`,
        }))}
      />
    </Box>
  );
}
