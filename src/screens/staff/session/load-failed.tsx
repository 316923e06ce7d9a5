import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { State } from '../parts/state.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { codeOf } from './staff-client.ts';

/** In place of what could not be read; what a role may not see is not tried again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const isRefused = codeOf(error) === 'not_permitted';
  return (
    <State
      icon="warning"
      title={isRefused ? t.notPermitted : t.loadFailed}
      text={isRefused ? t.askOwner : errorText(error)}
    >
      {!isRefused && <Button onClick={onRetry}>{t.tryAgain}</Button>}
    </State>
  );
}
