import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { viewsFor } from '../orders/order-search.ts';
import { useMay } from '../session/session.ts';
import { usePersonActs } from '../session/use-person-acts.ts';
import { menu, type MenuItem } from './menu.ts';
import { messages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';

/** Names of the frame, which has them for its own menus. */
export interface FrameNames extends Readonly<Record<MenuItem['text'], string>> {
  readonly me: string;
  readonly language: string;
  readonly lock: string;
  readonly signOut: string;
  readonly shortcuts: string;
}

/** The screens that the person may see, and what can be done anywhere. */
export function useScreens(names: FrameNames, onShortcuts: () => void) {
  const t = useMessages(messages);
  const { view: viewNames } = useMessages(ordersMessages);
  const may = useMay();
  const { speak, lock, leave } = usePersonActs();
  const screens: PaletteItem[] = [
    ...menu
      .filter(({ needs }) => needs === undefined || may(needs))
      .map(({ to, icon, text }) => ({ id: `screen ${to}`, icon, title: names[text], to })),
    ...viewsFor(may).map((view) => ({
      id: `view ${view}`,
      icon: 'orders' as const,
      title: t.ordersIn(viewNames[view]),
      to: `/orders?view=${view}`,
    })),
    { id: 'me', icon: 'person', title: names.me, to: '/me' },
  ];
  const actions: PaletteItem[] = [
    { id: 'shortcuts', icon: 'info', title: names.shortcuts, act: onShortcuts },
    { id: 'language', icon: 'edit', title: names.language, act: speak },
    { id: 'lock', icon: 'shield', title: names.lock, act: lock },
    { id: 'sign out', icon: 'person', title: names.signOut, act: leave },
  ];
  return { screens, actions };
}
