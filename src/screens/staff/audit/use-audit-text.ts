import { useMessages } from '#i18n/messages.ts';
import { messages as bulkMessages } from '../bulk/messages.ts';
import { useFieldText } from '../order/field-text.ts';
import { messages as orderMessages } from '../order/messages.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { messages } from './messages.ts';

/** How the log's fields are called, and their values as people say them: those of orders, people, saved views and bulks. */
export function useAuditText() {
  const t = useMessages(messages);
  const { undo, languages } = useMessages(orderMessages);
  const { titles } = useMessages(bulkMessages);
  const { roles } = useMessages(sessionMessages);
  const order = useFieldText();
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: roles,
    locale: languages,
    action: { ...titles, undo },
  };
  const valueText: typeof order.valueText = (field, value, people) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return (typeof value === 'string' && words[field]?.[value]) || order.valueText(field, value, people);
  };
  const names: Readonly<Record<string, string>> = { ...order.names, ...t.fieldNames };
  return { names, valueText, reasonText: order.reasonText };
}
