import { useEffect, useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import { ProgressBar } from '#design/data-display/progress.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { Snackbars } from '#design/overlays/snackbars.tsx';
import { useMessages } from '#i18n/messages.ts';
import { onCriticalError } from '#web/browser-api.ts';
import { clearPageCookies } from '#web/cookies.ts';
import { messages } from './messages.ts';

/** The progress bar of a loading page, and the snackbars. */
export function PageState() {
  const t = useMessages(messages);
  const { state } = useNavigation();
  useEffect(() => onCriticalError(() => showSnackbar({ text: t.criticalError })), [t]);
  // The reset comes before a screen's own effects, which set them.
  useLayoutEffect(clearPageCookies, []);
  return (
    <>
      <ProgressBar active={state !== 'idle'} label={t.pageLoading} />
      <Snackbars label={t.notices} closeLabel={t.dismiss} />
    </>
  );
}
