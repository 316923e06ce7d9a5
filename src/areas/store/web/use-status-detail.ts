import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { StoreContacts } from './store-contacts.ts';
import { statusDetail } from './store-status.tsx';
import { useStoreStatus } from './use-store-status.ts';

/** 'hasta las 19:00', 'abre el lunes a las 08:00'; null until hydration. */
export function useStatusDetail(contacts: StoreContacts): string | null {
  const t = useMessages(messages);
  const status = useStoreStatus(contacts.hours);
  return status && statusDetail(status, contacts, t);
}
