import { Tag, type TagTone } from '#design/products/tag.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { OrderStatus } from '../contract.ts';
import { messages } from '../messages.ts';

const tones: Partial<Record<OrderStatus, TagTone>> = {
  delivered: 'good',
  ready: 'good',
  cancelled: 'bad',
  returned: 'mute',
};

export const StatusTag = ({ status }: { status: OrderStatus }) => (
  <Tag tone={tones[status] ?? 'waiting'}>{useMessages(messages).statuses[status]}</Tag>
);
