import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceText } from '#areas/staff/device-text.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { FieldError } from '../parts/field.tsx';
import { momentText } from '../parts/moments.ts';
import { SessionTimes } from '../parts/session-times.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { messages } from './messages.ts';
import styles from './me.module.css';

const sessionsKey = ['own-sessions'];

/** Where one is signed in; each but this one can be ended, such as that of a telephone that was lost. */
export function SessionsCard() {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/sessions', {}, { signal })),
  });
  const { withPassword, dialog } = usePasswordAgain();
  const end = useMutation({
    mutationFn: (id: number) =>
      withPassword(async () => valueOf(await client('DELETE /staff/sessions/:id', { params: { id: String(id) } }))),
    onSuccess(left) {
      queries.setQueryData(sessionsKey, left);
      showToast(t.sessionEnded);
    },
    onError: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const error = end.error ?? list.error;
  const readAt = new Date(list.dataUpdatedAt);
  return (
    <Card title={t.sessions}>
      <p>{t.sessionsText}</p>
      <ul className={styles.sessions}>
        {list.data?.sessions.map(({ id, device, isThis, ...times }) => (
          <li key={id}>
            <span>
              <b>{deviceText(device, locale)}</b>
              {isThis && ` (${t.thisOne})`}
              <SessionTimes session={{ ...times, isThis }} now={readAt} days={days} />
            </span>
            {!isThis && (
              <Button
                size="small"
                aria-label={t.endSessionOn(
                  deviceText(device, locale),
                  momentText(times.openedAt, readAt, days, locale),
                )}
                disabled={end.isPending}
                onClick={() => end.mutate(id)}
              >
                {t.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError>{errorText(error)}</FieldError>}
      {dialog}
    </Card>
  );
}
