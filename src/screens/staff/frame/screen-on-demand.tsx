import { type ComponentType, lazy } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { State } from '../parts/state.tsx';
import { messages } from '../session/messages.ts';

/** A screen whose script is loaded when it is first opened; until then the one before stays. */
export const screenOnDemand = (load: () => Promise<{ readonly default: ComponentType }>): ComponentType =>
  lazy(() => load().catch(() => ({ default: NotLoaded })));

/** Without a connection, or where a newer build has taken the place of this page's. */
function NotLoaded() {
  const t = useMessages(messages);
  return (
    <State icon="warning" title={t.loadFailed} text={t.noConnection} as="h1">
      <Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>
    </State>
  );
}
