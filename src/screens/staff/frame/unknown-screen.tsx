import { Link } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { State } from '../parts/state.tsx';
import { messages } from './messages.ts';

/** For addresses that no screen has. */
export function UnknownScreen() {
  const t = useMessages(messages);
  return (
    <State icon="search" title={t.unknownTitle} text={t.unknownText} as="h1">
      <Link to="/">{t.toToday}</Link>
    </State>
  );
}
