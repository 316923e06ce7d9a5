import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { useStore } from '#web/use-store.ts';
import { chosenLocale } from '../session/chosen-locale.ts';
import { createQueries } from '../session/session.ts';
import { SessionGate } from '../session/session-gate.tsx';

/** The back office: sign-in, and behind it the screens of the router. */
export function StaffApp({ router }: { router: DataRouter }) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <LocaleProvider value={useStore(chosenLocale)}>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </LocaleProvider>
    </QueryClientProvider>
  );
}
