import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { orderViews } from '../orders/order-search.ts';
import { lockScreen, refreshSession, useMay, useMember } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
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
  const locale = useLocale();
  const may = useMay();
  const { id, name } = useMember();
  const client = useStaffClient();
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: () => refreshSession(queries),
  });
  const views = orderViews.filter((view) => view !== 'money' || may('money.read'));
  const screens: PaletteItem[] = [
    ...menu
      .filter(({ needs }) => needs === undefined || may(needs))
      .map(({ to, icon, text }) => ({ id: `screen ${to}`, icon, title: names[text], to })),
    ...(may('orders.read') ? views : []).map((view) => ({
      id: `view ${view}`,
      icon: 'orders' as const,
      title: t.ordersIn(viewNames[view]),
      to: `/orders?view=${view}`,
    })),
    { id: 'me', icon: 'person', title: names.me, to: '/me' },
  ];
  const other = locale === 'es' ? 'ca' : 'es';
  const call = (make: () => Promise<unknown>) => (): void => act.mutate(make);
  const actions: PaletteItem[] = [
    { id: 'shortcuts', icon: 'info', title: names.shortcuts, act: onShortcuts },
    {
      id: 'language',
      icon: 'edit',
      title: names.language,
      act: call(() => client('PUT /staff/me', { body: { locale: other } }).then(valueOf)),
    },
    {
      id: 'lock',
      icon: 'shield',
      title: names.lock,
      act: call(() => lockScreen(queries, { id, name })),
    },
    {
      id: 'sign out',
      icon: 'person',
      title: names.signOut,
      act: call(() => client('DELETE /staff/session').then(valueOf)),
    },
  ];
  return { screens, actions };
}
