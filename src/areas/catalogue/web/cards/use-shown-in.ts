import { useMemo } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { localisedPath } from '#i18n/locale.ts';
import { messages } from '../../messages.ts';
import type { ShownIn } from './shown-in.ts';

export function useShownIn(actions?: Pick<ShownIn, 'action' | 'choices'>): ShownIn {
  const locale = useLocale();
  const t = useMessages(messages);
  return useMemo(
    () => ({ locale, t, href: (path) => (path.startsWith('/') ? localisedPath(path, locale) : path), ...actions }),
    [locale, t, actions],
  );
}
