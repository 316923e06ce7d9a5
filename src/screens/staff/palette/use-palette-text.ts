import { useMessages } from '#i18n/messages.ts';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import { paletteText } from './palette-text.ts';

export const usePaletteText = () => paletteText(useMessages(messages), useMay()('orders.read'));
