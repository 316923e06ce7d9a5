import { ShopMap } from '#areas/delivery/web/map-slot.tsx';
import { messages } from '#areas/store/messages.ts';
import { HoursDialog } from '#areas/store/web/hours-dialog.tsx';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame-data.ts';

/** Where the store is, on the map that opens with the dialog, and when it is open. */
export function HoursOverlay({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const { contacts, base } = useFrame();
  if (!hasStore(contacts)) return null;
  const map = <ShopMap lookAt="store" alt={t.map(base.city)} opensAtOnce size="fill" />;
  return <HoursDialog open={open} onClose={onClose} contacts={contacts} city={base.city} map={map} />;
}
