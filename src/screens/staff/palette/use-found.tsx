import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useDeliveryText } from '../orders/delivery-text.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { StatusTag } from '../orders/status-tag.tsx';
import { momentText } from '../parts/moments.ts';
import { Tag } from '../parts/tag.tsx';
import { useMay } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import type { PaletteGroup, PaletteItem, PaletteKind } from './palette-item.ts';

const pauseMs = 120;
const kindsOf = { all: undefined, orders: ['orders'], customers: ['customers'] } as const;

/** What the shop has for a text, a moment after it was typed; what was found before stays until then. */
export function useFound(kind: PaletteKind, text: string) {
  const t = useMessages(messages);
  const all = useMessages(ordersMessages);
  const locale = useLocale();
  const may = useMay();
  const client = useStaffClient();
  const deliveryText = useDeliveryText();
  const typed = usePaused(text);
  const query = useQuery({
    queryKey: ['search', locale, kind, typed],
    async queryFn({ signal }) {
      const kinds = kind === 'actions' ? undefined : kindsOf[kind];
      const body = { query: typed, ...(kinds && { kinds: [...kinds] }) };
      return valueOf(await client('POST /staff/search', { body }, { signal }));
    },
    enabled: kind !== 'actions' && typed !== '',
    placeholderData: keepPreviousData,
  });
  const { articles = [], orders = [], customers = [] } = query.data ?? {};
  const readAt = new Date(query.dataUpdatedAt);
  const allOrders: PaletteItem = {
    id: 'all orders',
    icon: 'search',
    title: t.allOrders(text),
    to: `/orders?${String(new URLSearchParams({ view: 'all', q: text }))}`,
  };
  const groups: PaletteGroup[] = [
    {
      value: t.articles,
      items: articles.map(({ product_id: id, article, name, url, picture, stock, shelf, price }) => ({
        id: `article ${id}`,
        icon: 'box',
        picture: picture ? `${picture.url}/96.jpg` : undefined,
        title: name,
        detail: [
          article,
          price !== undefined && formatEuros(price, locale),
          stock > 0 && t.left(formatNumber(stock, locale)),
          shelf !== null && t.shelf(shelf),
          t.inShop,
        ]
          .filter(Boolean)
          .join(' · '),
        aside: stock > 0 ? undefined : <Tag look="bad">{t.soldOut}</Tag>,
        shopPage: localisedPath(url, locale),
      })),
    },
    {
      value: t.orders,
      items: [
        ...orders.map((order) => ({
          id: `order ${order.orderId}`,
          icon: 'orders' as const,
          title: `${order.number} · ${order.customer.name}`,
          detail: [
            momentText(order.date, readAt, all.days, locale),
            order.amount !== undefined && formatEuros(order.amount, locale),
            `${all.deliveryTypes[order.delivery.type]} ${deliveryText(order.delivery, readAt)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          aside: <StatusTag {...order} />,
          to: `/orders/${order.orderId}`,
        })),
        ...(text !== '' && may('orders.read') ? [allOrders] : []),
      ],
    },
    {
      value: t.customers,
      items: customers.map(({ name, phone, email, lastOrder }) => ({
        id: `customer ${lastOrder.orderId}`,
        icon: 'person',
        title: name,
        detail: [phone, email, t.lastOrder(lastOrder.number)].filter(Boolean).join(' · '),
        to: `/orders?${String(new URLSearchParams({ view: 'all', q: email ?? phone }))}`,
      })),
    },
  ];
  const shown = kind === 'all' ? groups : groups.filter(({ value }) => kind !== 'actions' && value === t[kind]);
  return { groups: text === '' ? [] : shown, isFailed: query.isError };
}

/** A value once it has stayed the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
