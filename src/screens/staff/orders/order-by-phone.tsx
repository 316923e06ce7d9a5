import { useMessages } from '#i18n/messages.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';

/** Begins an order for somebody who calls; nothing for those who may not. */
export function OrderByPhone() {
  const t = useMessages(messages);
  const may = useMay();
  if (!may('orders.edit')) return null;
  return (
    <ButtonLink to="/orders/new">
      <Icon name="phone" size="s" />
      {t.orderByPhone} <kbd aria-hidden="true">C</kbd>
    </ButtonLink>
  );
}
