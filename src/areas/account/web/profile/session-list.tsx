import type { CallAnswer } from '#values/call.ts';
import { Box } from '#design/page/box.tsx';
import { Button, LinkButton } from '#design/actions/button.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { Tag } from '#design/products/tag.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import type { listSessions } from '../../contract.ts';
import { ServerMessage } from '../sign-in/server-message.tsx';
import { useOperation } from '../use-operation.ts';
import { usePrivateData } from '../use-private-data.ts';
import { deviceName } from './device-name.ts';
import { messages } from './messages.ts';
import styles from './session-list.module.css';

type Session = CallAnswer<typeof listSessions>['list'][number];

/** The user's sessions; all but the current one can be ended. */
export function SessionList() {
  const t = useMessages(messages).sessions;
  const { data, reload, change } = usePrivateData('sessions', () => browserApi()('GET /admin/user/sessions'));
  const operation = useOperation();

  async function end({ id }: Session): Promise<void> {
    const ended = await operation.run((signal) =>
      browserApi()('DELETE /admin/user/sessions', { body: { id } }, { signal }),
    );
    if (!ended) return;
    if (data.status === 'ready') change({ list: data.value.list.filter((session) => session.id !== id) });
    showSnackbar({ text: t.ended, tone: 'good' });
  }

  return (
    <Box title={t.title}>
      <p className={styles.text}>{t.text}</p>
      {data.status === 'loading' && <LinesSkeleton lines={2} />}
      {(data.status === 'failed' || data.status === 'missing') && (
        <p>
          {t.failed} <LinkButton onClick={reload}>{t.retry}</LinkButton>
        </p>
      )}
      {data.status === 'ready' && (
        <ul className={styles.list}>
          {data.value.list.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      <ServerMessage error={operation.error} />
    </Box>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useMessages(messages).sessions;
  const locale = useLocale();
  const { browser, system } = deviceName(session.userAgent);
  const device = t.on(browser ?? t.unknownBrowser, system ?? t.unknownSystem);
  const moment = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return (
    <li>
      <div>
        <p>
          <b>{device}</b> {session.isCurrent && <Tag tone="good">{t.current}</Tag>}
        </p>
        <p className={styles.when}>{t.opened(formatDate(session.openedAt, locale, moment))}</p>
        <p className={styles.when}>{t.lastUsed(formatDate(session.lastUsedAt, locale, moment))}</p>
      </div>
      {!session.isCurrent && (
        <Button variant="line" size="s" aria-label={t.endNamed(device)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
