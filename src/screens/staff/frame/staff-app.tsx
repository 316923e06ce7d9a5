import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { useStore } from '#web/use-store.ts';
import { chosenLocale } from '../session/chosen-locale.ts';
import { createQueries } from '../session/session.ts';

/** The back office, in the language that was chosen last. */
export function StaffApp({ router }: { router: DataRouter }) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <LocaleProvider value={useStore(chosenLocale)}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </QueryClientProvider>
  );
}
